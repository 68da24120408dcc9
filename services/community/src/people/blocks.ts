import type { Database, Tx } from '../database.ts'
import { blockRows } from './block-rows.ts'

export const blockId = (personId: string, blockedId: string): string => `${personId}_${blockedId}`

/** Of these authors, those whom somebody has blocked. */
export async function blockedBy(db: Database, personId: string, authorIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...new Set(authorIds)].map((authorId) => blockId(personId, authorId))
  const rows = await blockRows
    .of(db)
    .find({ _id: { $in: ids } })
    .toArray()
  return new Set(rows.map(({ blockedId }) => blockedId))
}

/** Of these people, those who have blocked an author. */
export async function blockersOf(
  db: Database,
  { authorId, ids }: { authorId: string; ids: string[] },
  tx?: Tx,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const pairs = ids.map((id) => blockId(id, authorId))
  const rows = await blockRows
    .of(db)
    .find({ _id: { $in: pairs } }, tx && { session: tx })
    .toArray()
  return new Set(rows.map(({ personId }) => personId))
}
