import { randomUUID } from 'node:crypto'
import { keepNewest } from '@storyright/messaging/mongodb'
import { listingRows } from '@storyright/read-models'
import { addAuditRow } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { lookUpRows, never, rowId } from '../look-ups/look-up-rows.ts'
import type { Claim } from '../queue/claim-look-up.ts'
import { failLookUp } from '../queue/fail-look-up.ts'
import { followListing } from '../queue/follow-listing.ts'
import { settleLookUp } from '../queue/settle-look-up.ts'
import { takeoverRows } from '../takeovers/takeover-rows.ts'
import { tellEnriched } from '../told/tell-enriched.ts'
import type { Asked, Looked, SeedDeps } from './looked.ts'

type Message = Parameters<Deps['outbox']['add']>[1][number]

/** Failed often enough to be tried again tomorrow. */
const FAILURES = 11

/** Keeps what was found of these listings as look-ups do, and tells it: all of it at once. Answers how many. */
export const keepLookedUp = (deps: SeedDeps, batch: readonly Looked[]): Promise<number> =>
  deps.transaction(async (tx) => {
    // What several look-ups in one transaction tell of a listing is told once, as it is in the end.
    const last = new Map<string, Message>()
    const outbox: Deps['outbox'] = {
      async add(_tx, messages) {
        for (const message of messages) if ('entityId' in message) last.set(message.entityId, message)
      },
    }
    const within = { ...deps, outbox, transaction: <Result>(work: (tx: Tx) => Promise<Result>) => work(tx) }
    for (const looked of batch) await keepOne(within, tx, looked)
    await deps.outbox.add(tx, [...last.values()])
    return batch.length
  })

async function keepOne(deps: SeedDeps, tx: Tx, { row, asked, shown }: Looked): Promise<void> {
  const { db, clock } = deps
  if (!(await keepNewest(tx, listingRows.of(db), row))) return
  await followListing(deps)(tx, row)
  for (const its of asked) {
    const state = await settle({ ...deps, clock: () => its.at }, tx, row._id, its)
    if (its.source === 'books' && state === 'matched' && shown) {
      const taken = { listingId: row._id, actorId: shown.actorId, at: clock() }
      await takeoverRows
        .of(db)
        .insertOne(
          { ...taken, _id: shown.takeoverId, state: 'done', fields: {}, shows: true, showed: false },
          { session: tx },
        )
      const after = { mediumDetails: true }
      await addAuditRow(tx, db, { ...taken, action: 'apply', source: 'books', before: {}, after })
      await lookUpRows.of(db).updateOne({ _id: rowId('books', row._id) }, { $set: { isShown: true } }, { session: tx })
      await tellEnriched(deps)(tx, row._id)
    }
  }
}

async function settle(deps: SeedDeps, tx: Tx, listingId: string, its: Asked) {
  const attempt = {
    claim: randomUUID(),
    attemptedAt: its.at,
    ...('failure' in its && { attempts: FAILURES }),
  }
  const claimed = await lookUpRows
    .of(deps.db)
    .findOneAndUpdate(
      { _id: rowId(its.source, listingId) },
      { $set: attempt },
      { session: tx, returnDocument: 'after' },
    )
  if ('found' in its) return settleLookUp(deps)(claimed as Claim, its.found)
  return failLookUp(deps)(claimed as Claim, its.failure, never)
}
