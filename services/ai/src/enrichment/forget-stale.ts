import { isDeepStrictEqual } from 'node:util'
import { stillUsable } from '@storyright/scoring'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { foundRows } from './found-rows.ts'

/** Keeps nothing that is too old to be used, whether enrichment is there to say so or not. */
export async function forgetStale(tx: Tx, { db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: string): Promise<void> {
  const its = { _id: listingId }
  const row = await foundRows.of(db).findOne(its, { session: tx })
  const found = row && stillUsable(row.found, clock())
  if (found && !isDeepStrictEqual(found, row.found))
    await foundRows.of(db).updateOne(its, { $set: { found } }, { session: tx })
}
