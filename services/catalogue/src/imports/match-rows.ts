import { foldText, isbn13, squeezed } from '@storyright/contracts/vocabulary'
import { ownReference, type SourceRow } from '@storyright/imports'
import type { Tx } from '../database.ts'

/** What a record is recognised by, the surest first: its ISBNs, then the file's own reference. */
export const keysOf = ({
  isbns,
  editions,
  reference,
}: Pick<SourceRow, 'isbns' | 'editions' | 'reference'>): string[] => [
  ...isbns.map((isbn) => `isbn:${isbn}`),
  ...editions.map((isbn) => `isbn:${isbn}`),
  ...(reference ? [`ref:${reference}`] : []),
]

export interface Matches {
  byKey: Map<string, bigint>
  byName: Map<string, bigint>
}

/** An agent's own listings by what records are recognised by. A key of two listings says nothing. */
export async function ownMatches(tx: Tx, agentId: string): Promise<Matches> {
  // Without their forms, which of thousands would fill the memory.
  const listings = await tx.$queryRaw<OwnTitle[]>`
    SELECT id, title, author, form->>'isbn' AS isbn FROM listings
    WHERE agent_id = ${agentId}::uuid AND deleted_at IS NULL`
  const keys = await tx.importKey.findMany({ where: { agentId, listing: { deletedAt: null } } })
  const byKey = new Map<string, bigint>(keys.map(({ key, listingId }) => [key, listingId]))
  const own = listings.map(({ id }) => [`ref:${ownReference}${id}`, id] as const)
  return {
    byKey: new Map([...byKey, ...own, ...unlessTwice(listings.map((listing) => [isbnKeyOf(listing), listing.id]))]),
    byName: unlessTwice(listings.map((listing) => [nameKey(listing.title, listing.author), listing.id])),
  }
}

interface OwnTitle {
  id: bigint
  title: string
  author: string
  isbn: string | null
}

function isbnKeyOf({ isbn: written }: OwnTitle): string | null {
  const isbn = isbn13(written)
  return isbn && `isbn:${isbn}`
}

function unlessTwice(pairs: [key: string | null, id: bigint][]): Map<string, bigint> {
  const found = new Map<string, bigint | null>()
  for (const [key, id] of pairs) if (key !== null) found.set(key, found.has(key) ? null : id)
  return new Map([...found].filter((pair): pair is [string, bigint] => pair[1] !== null))
}

/** Title and author as they are compared: without capitals, accents and what divides words. */
export const nameKey = (title: unknown, author: unknown): string | null => {
  const parts = [title, author].map((part) => squeezed(foldText(String(part ?? ''))))
  return parts.every((part) => part !== '') ? parts.join('|') : null
}

/** The listing that a record is recognised as, and one with its title and author where no key says so. */
export function matchOf(
  { byKey, byName }: Matches,
  record: SourceRow,
): { id: bigint | null; possibleId: bigint | null } {
  const id = keysOf(record).flatMap((key) => byKey.get(key) ?? [])[0] ?? null
  const name = id === null ? nameKey(record.fields.title, record.fields.author) : null
  return { id, possibleId: name === null ? null : (byName.get(name) ?? null) }
}
