import type { Tx } from '@storyright/mongodb'
import type { Collection, Filter, UpdateFilter } from 'mongodb'

type Row = { _id: string; version: number }

/**
 * Writes a row of a read model unless it holds this version or a newer one; returns whether it was written. Of two consumers at
 * once one conflicts and is done again, so the newer event wins, whichever commits first.
 */
export async function keepNewest<Kept extends Row>(tx: Tx, rows: Collection<Kept>, row: Kept): Promise<boolean> {
  const { _id, ...written } = row
  const its = { _id } as Filter<Kept>
  const kept = await rows.findOne(its, { session: tx, projection: { version: 1 } })
  if (kept && kept.version >= row.version) return false
  await rows.updateOne(its, { $set: written } as unknown as UpdateFilter<Kept>, { session: tx, upsert: true })
  return true
}
