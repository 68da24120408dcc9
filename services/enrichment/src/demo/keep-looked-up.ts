import { randomUUID } from 'node:crypto'
import { listingEnriched } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import { auditRows } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import { count } from '../look-ups/count-rows.ts'
import { lookUpRows } from '../look-ups/look-up-rows.ts'
import { takeoverRows } from '../takeovers/takeover-rows.ts'
import { enrichedState } from '../told/enriched-state.ts'
import { toldRows } from '../told/told-rows.ts'
import { lookUpsOf } from './look-ups-of.ts'
import type { Looked, SeedDeps } from './looked.ts'

/** Keeps what was found of these listings, and tells it, in one transaction: as look-ups do one by one, but in few writes. */
export const keepLookedUp = (deps: SeedDeps, batch: readonly Looked[]): Promise<number> =>
  deps.transaction(async (tx) => {
    if (batch.length === 0) return 0
    const [{ db }, session] = [deps, { session: tx }]
    const kept = batch.map((looked) => ({ ...looked, bySource: lookUpsOf(deps, looked) }))
    const rows = kept.flatMap(({ bySource }) => Object.values(bySource))
    await listingRows.of(db).insertMany(
      kept.map(({ row }) => row),
      session,
    )
    await lookUpRows.of(db).insertMany(rows, session)
    await count(tx, db, ...rows.map(({ source, state }) => ({ source, to: state })))
    await keepTakeovers(
      tx,
      deps,
      kept.filter(({ bySource }) => bySource.books.isShown),
    )
    const told = kept
      .filter(({ bySource }) => Object.values(bySource).some(({ figures }) => figures !== null))
      .map(({ row: { _id }, bySource }) => ({ _id, version: 1, state: enrichedState(_id, bySource) }))
    if (told.length > 0) await toldRows.of(db).insertMany(told, session)
    const events = told.map(({ _id, version, state }) => listingEnriched(_id, version, state))
    await deps.outbox.add(tx, events)
    return batch.length
  })

/** That an administrator had the readers' ratings of these shown. */
async function keepTakeovers(tx: Tx, { db, clock }: SeedDeps, batch: readonly Looked[]): Promise<void> {
  const taken = batch.flatMap(({ row, shown }) => (shown ? [{ ...shown, listingId: row._id, at: clock() }] : []))
  if (taken.length === 0) return
  const session = { session: tx }
  const takeovers = taken.map(({ takeoverId: _id, ...its }) => ({
    ...{ ...its, _id, state: 'done' as const },
    ...{ fields: {}, shows: true, showed: false },
  }))
  const audit = taken.map(({ takeoverId: _its, ...its }) => ({
    ...{ ...its, _id: randomUUID(), action: 'apply' as const, source: 'books' },
    ...{ before: {}, after: { mediumDetails: true } },
  }))
  await takeoverRows.of(db).insertMany(takeovers, session)
  await auditRows.of(db).insertMany(audit, session)
}
