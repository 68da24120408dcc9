import type { Deps } from '../deps.ts'
import { count } from '../look-ups/count-rows.ts'
import { type LookUpRow, lookUpRows } from '../look-ups/look-up-rows.ts'
import type { Claim } from './claim-look-up.ts'
import { nextTry } from './next-try.ts'
import { unclaimed } from './settle-look-up.ts'

/** Says why a look-up failed and when it is tried again, and counts it. */
export const failLookUp =
  ({ db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>) =>
  ({ _id, claim, source }: Claim, says: string, pausedUntil: Date): Promise<void> =>
    transaction(async (tx) => {
      const session = { session: tx }
      const row = await lookUpRows.of(db).findOne({ _id, claim }, session)
      if (!row) return
      const now = clock()
      const failed: Partial<LookUpRow> = {
        ...{ state: 'failed', failure: says, failedAt: now, attempts: row.attempts + 1, ...unclaimed },
        dueAt: nextTry(row.attempts, now, pausedUntil),
      }
      await lookUpRows.of(db).updateOne({ _id }, { $set: failed }, session)
      await count(tx, db, { source, from: row.state, to: 'failed' })
    })
