import type { Database, Tx } from '../database.ts'
import { blockersOf } from '../people/blocks.ts'
import { type Place, readersAmong } from '../people/readers.ts'

interface Concerned {
  authorId: string
  place: Place
  ids: readonly string[]
  now: Date
}

/** Of those whom a text or a like concerned when it was made, who may read the place by now and has not blocked whoever made it since. */
export async function recipientsNow(
  tx: Tx,
  db: Database,
  { authorId, place, ids, now }: Concerned,
): Promise<(id: string) => boolean> {
  const asked = [...new Set(ids)]
  const readers = await readersAmong(db, { place, ids: asked, now }, tx)
  const blockers = await blockersOf(db, { authorId, ids: asked }, tx)
  return (id) => id !== authorId && readers.has(id) && !blockers.has(id)
}
