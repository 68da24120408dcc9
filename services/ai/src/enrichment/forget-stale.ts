import { isDeepStrictEqual } from 'node:util'
import { stillUsable } from '@storyright/scoring'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { enrichmentRows } from './enrichment-rows.ts'

/** Keeps nothing that is too old to be used, whether or not enrichment is there. */
export async function forgetStale(tx: Tx, { db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: string): Promise<void> {
  const its = { _id: listingId }
  const row = await enrichmentRows.of(db).findOne(its, { session: tx })
  const found = row && stillUsable(row.found, clock())
  if (found && !isDeepStrictEqual(found, row.found))
    await enrichmentRows.of(db).updateOne(its, { $set: { found } }, { session: tx })
}
