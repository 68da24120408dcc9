import { defineRefusals, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyReply, FastifyRequest } from 'fastify'

const { ifMatchNotValid } = defineRefusals({
  ifMatchNotValid: { status: 400, message: 'If-Match takes an ETag as it was answered, in its quotation marks.' },
})

/** The versions that a change is meant for, and how its call answers a thing; `null` when it is meant for any version. */
export type Expected = { versions: readonly string[]; answered: (thing: unknown) => unknown } | null

const MOST_TAGS = 20
const tag = /^(?:W\/)?"([\x21\x23-\x7e]{1,200})"$/

/** The ETag of a version. The digest of an answer sets apart what differs by its reader, and what else is in it. */
export const versionTag = (version: number, digest?: string): string =>
  digest === undefined ? `"${version}"` : `"${version}.${digest}"`

/**
 * What the If-Match of a request names. A weak tag counts too: the gateway marks them as weak when it compresses, and a version is
 * about what is stored, not about bytes.
 */
export function expectedOf({ headers }: FastifyRequest, reply: FastifyReply, status: number): Expected {
  const header = headers['if-match']?.trim()
  if (header === undefined || header === '*') return null
  const tags = header.split(',')
  if (tags.length > MOST_TAGS) throw ifMatchNotValid()
  // By the serialiser of the call, which leaves out what its answer does not have.
  const answered = (thing: unknown): unknown =>
    JSON.parse(reply.serializeInput(thing as Record<string, unknown>, String(status)) as string)
  return { versions: tags.map(versionIn), answered }
}

function versionIn(one: string): string {
  const [version] = tag.exec(one.trim())?.[1]?.split('.') ?? []
  if (version === undefined) throw ifMatchNotValid()
  return version
}

/** Refuses a change that is meant for another version, with the thing as the call answers it. Asked where the thing is locked. */
export function requireVersion(expected: Expected, version: number, current: () => unknown): void {
  if (isAnother(expected, version)) throw changed(expected, version, current())
}

/** The same of a thing whose answer is read from more than its row. */
export async function requireVersionOf(
  expected: Expected,
  version: number,
  current: () => Promise<unknown>,
): Promise<void> {
  if (isAnother(expected, version)) throw changed(expected, version, await current())
}

type Named = NonNullable<Expected>

const isAnother = (expected: Expected, version: number): expected is Named =>
  expected !== null && !expected.versions.includes(String(version))

const changed = ({ answered }: Named, version: number, thing: unknown) =>
  refusals.changedMeanwhile({ details: { current: { etag: versionTag(version), value: answered(thing) } } })

/** Answers a changed thing with the version that it has now. */
export function withVersion<Answer>(reply: FastifyReply, version: number, answer: Answer): Answer {
  // Responses are cached by tag, and differ by account.
  const { method, accountMark } = reply.request
  reply.header('etag', versionTag(version, method === 'GET' && accountMark ? accountMark : undefined))
  return answer
}
