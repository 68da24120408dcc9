import { communityLimits, foldText, limits } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { blockersOf, type Place, readersAmong } from '../people/readers.ts'
import type { Mentioned, Written } from './written.ts'

interface FindMentionsInput {
  text: string
  authorId: string
  place: Place
  now: Date
}

/** Whom a text mentions: those who may read the place and have not blocked its author; not the author. */
export async function findMentions(tx: Tx, { text, authorId, place, now }: FindMentionsInput): Promise<Mentioned[]> {
  const places = namedIn(text)
  if (places.length === 0) return []
  const keys = [...new Set(places.flat().map(({ key }) => key))]
  const known = await tx.person.findMany({ where: { username: { in: keys } }, select: { id: true, username: true } })
  const idOf = new Map(known.map(({ id, username }) => [username, id]))
  const found = new Map<string, string>()
  for (const candidates of places) {
    const named = candidates.find(({ key }) => idOf.has(key))
    const id = named && idOf.get(named.key)
    if (id && id !== authorId && !found.has(id)) found.set(id, named.name)
    if (found.size === communityLimits.mentions) break
  }
  const ids = [...found.keys()]
  const readers = await readersAmong(tx, { place, ids, now })
  const blockers = await blockersOf(tx, { authorId, ids })
  return [...found].filter(([id]) => readers.has(id) && !blockers.has(id)).map(([id, name]) => ({ id, name }))
}

/** So many places are looked at: in a text of ten thousand, the others are words. */
const MOST_PLACES = 100
const atSign = /(?<![\p{L}\p{N}@])@(?=[\p{L}\p{N}])/gu

/** A name that may stand after an `@`, and the same as names are compared. */
interface Candidate {
  name: string
  key: string
}

/**
 * What a text may mention, place by place, the longest first: a username can have spaces, so only those who know all names can decide
 * where one ends.
 */
export function namedIn(text: string): Candidate[][] {
  const places: Candidate[][] = []
  for (const { index } of text.matchAll(atSign)) {
    if (places.length === MOST_PLACES) break
    places.push(candidatesIn(text.slice(index + 1, index + 1 + limits.usernameMaximum + 1)))
  }
  return places
}

/** Every beginning that ends where a word ends, or at the username's longest. */
function candidatesIn(text: string): Candidate[] {
  const [line = ''] = text.split(/[\p{Cc}\u2028\u2029]/u)
  const whole = line.slice(0, limits.usernameMaximum)
  const ends = [...line.matchAll(/(?<=\S)(?=[^\p{L}\p{N}]|$)/gu)].map(({ index }) => index)
  return [...new Set(ends.filter((end) => end > 0 && end <= whole.length))]
    .toReversed()
    .map((end) => ({ name: line.slice(0, end), key: foldText(line.slice(0, end)) }))
}

/** Who is notified of a text. */
export interface Recipients {
  mentioned: string[]
  followers: string[]
  repliesTo: string | null
}

export const nobody: Recipients = { mentioned: [], followers: [], repliesTo: null }

interface RecipientsOfInput {
  row: Pick<Written, 'authorId' | 'mentions' | 'status'>
  place: Place
  repliesTo: string | null
  followers?: string[]
  now: Date
}

/** Whom a text concerns: those who may read it and have not blocked its author, without the author; nobody while it waits. */
export async function recipientsOf(
  tx: Tx,
  { row: { authorId, mentions, status }, place, repliesTo, followers = [], now }: RecipientsOfInput,
): Promise<Recipients> {
  if (status === 'waiting') return nobody
  const mentioned = mentions.map(({ id }) => id)
  const ids = [...new Set([...mentioned, ...followers, ...(repliesTo ? [repliesTo] : [])])]
  const readers = await readersAmong(tx, { place, ids, now })
  const blockers = await blockersOf(tx, { authorId, ids })
  const concerns = (id: string) => id !== authorId && readers.has(id) && !blockers.has(id)
  return {
    mentioned: mentioned.filter(concerns),
    followers: followers.filter(concerns),
    repliesTo: repliesTo && concerns(repliesTo) ? repliesTo : null,
  }
}
