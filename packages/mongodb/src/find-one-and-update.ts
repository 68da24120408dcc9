import type { Collection, UpdateFilter } from 'mongodb'
import type { Tx } from './transactions.ts'

/**
 * Changes the row with this id and answers it as it is then; null when there is none. Two commands for one: for a
 * `findOneAndUpdate` SecantusDB looks through the whole collection.
 */
export async function findAndUpdateRow<Row extends { _id: string }>(
  tx: Tx,
  rows: Collection<Row>,
  id: string,
  change: UpdateFilter<Row>,
): Promise<Row | null> {
  const its = { _id: id } as Parameters<typeof rows.findOne>[0] & object
  const { matchedCount } = await rows.updateOne(its, change, { session: tx })
  return matchedCount === 0 ? null : ((await rows.findOne(its, { session: tx })) as Row | null)
}
