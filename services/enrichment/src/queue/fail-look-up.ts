import type { Deps } from '../deps.ts'
import { count } from '../look-ups/count-rows.ts'
import { type LookUpRow, lookUpRows } from '../look-ups/look-up-rows.ts'
import type { Claim } from './claim-look-up.ts'
import { unclaimed } from './settle-look-up.ts'

/** Records why a look-up failed and when it is tried again, and counts it. */
export function failLookUp(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  { _id, claim, source }: Claim,
  message: string,
  pausedUntil: Date,
): Promise<void> {
  return transaction(async (tx) => {
    const session = { session: tx }
    const row = await lookUpRows.of(db).findOne({ _id, claim }, session)
    if (!row) return
    const after = failed(row, message, { now: clock(), pausedUntil })
    await lookUpRows.of(db).updateOne({ _id }, { $set: after }, session)
    await count(tx, db, { source, from: row.state, to: after.state })
  })
}

/** What becomes of a row that could not be looked up. */
export function failed(
  { attempts }: Pick<LookUpRow, 'attempts'>,
  failure: string,
  { now, pausedUntil }: { now: Date; pausedUntil: Date },
) {
  return {
    ...{ state: 'failed', failure, failedAt: now, attempts: attempts + 1, ...unclaimed },
    dueAt: nextTry(attempts, now, pausedUntil),
  } satisfies Partial<LookUpRow>
}

const MINUTE_MS = 60_000
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** When a listing whose look-up has failed so often before is looked up again: ever more seldom, and never while its provider rests. */
export function nextTry(attempts: number, now: Date, pausedUntil: Date): Date {
  const waits = Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)
  return new Date(Math.max(now.getTime() + waits, pausedUntil.getTime()))
}
