import {
  inTransaction,
  isOwnFault,
  memoisePerDatabase,
  serverTime,
  shareWatch,
  type Tx,
  takeLease,
} from '@storyright/mongodb'
import type { Db, Timestamp } from 'mongodb'
import { pause } from '../pause.ts'
import { PAST_ALL_TOLD } from '../read-models/versioned-rows.ts'
import { type MessagingStore, MOST_COUNTED, type OutboxLease, type OutboxMessage } from '../store.ts'
import { createWakeSignals } from '../wake-signal.ts'
import { inbox, type OutboxRow, outbox } from './collections.ts'

// A commit waits for the disk; after fifty the rest of the work costs more.
const EVENTS_AT_ONCE = 50

/** Messaging on a service's MongoDB database, in the service's own transactions. */
export function mongoStore(db: Db): MessagingStore<Tx> {
  let places = 0
  return {
    eventsAtOnce: EVENTS_AT_ONCE,
    transaction: (work) => inTransaction(db.client, work),
    async enqueue(tx, messages) {
      const position = await logicalTime(db, tx)
      const rows = messages.map(({ id, kind, subject, payload }) => {
        return { _id: id, kind, subject, payload, round: 0, sent: false, position, place: places++ }
      })
      await outbox.of(db).insertMany(rows, { session: tx })
    },
    async resendSince(since) {
      const again = { $set: { sent: false }, $unset: { sentAt: true }, $inc: { round: 1 } } as const
      const { modifiedCount } = await outbox
        .of(db)
        .updateMany({ kind: 'event', sent: true, sentAt: { $gte: since } }, again)
      return modifiedCount
    },
    async raiseVersions(of) {
      let raised = 0
      for (const { rows, field, fromZero = false } of of) {
        const hasVersion = { [field]: fromZero ? { $gte: 0 } : { $gt: 0 } }
        raised += (await db.collection(rows).updateMany(hasVersion, { $inc: { [field]: PAST_ALL_TOLD } })).modifiedCount
      }
      return raised
    },
    async handleOnce(tx, consumer, eventIds) {
      const rowOf = (id: string) => `${consumer} ${id}`
      const found = await inbox
        .of(db)
        .find({ _id: { $in: eventIds.map(rowOf) } }, { session: tx })
        .toArray()
      const handled = new Set(found.map(({ _id }) => _id))
      const unhandled = new Set(eventIds.filter((id) => !handled.has(rowOf(id))))
      if (unhandled.size === 0) return unhandled
      const handledAt = new Date()
      // Of two at once one conflicts and retries.
      await inbox.of(db).insertMany(
        [...unhandled].map((id) => ({ _id: rowOf(id), handledAt })),
        { session: tx },
      )
      return unhandled
    },
    async waiting() {
      const unsent = { kind: 'event', sent: false } as const
      const [oldest] = await outbox.of(db).find(unsent).sort({ position: 1, place: 1 }).limit(1).toArray()
      if (!oldest) return { count: 0, oldestSeconds: 0 }
      const count = await outbox.of(db).countDocuments(unsent, { limit: MOST_COUNTED })
      return { count, oldestSeconds: Math.max(0, Date.now() / 1_000 - oldest.position.getHighBits()) }
    },
    acquireLease: (kind, signal) => acquireLease(db, kind, signal),
    isReachable: () =>
      db.command({ ping: 1 }).then(
        () => true,
        () => false,
      ),
    isOwnFault,
  }
}

/**
 * What every reply of MongoDB carries, and every commit moves on. A transaction that changes what another one has changed began
 * after that one's commit, or it conflicts: so its messages come later, without one document that all would have to count in.
 */
async function logicalTime(db: Db, tx: Tx): Promise<Timestamp> {
  // A transaction has no cluster time before its first read.
  if (!tx.clusterTime) await outbox.of(db).findOne({ _id: '' }, { session: tx })
  return tx.clusterTime!.clusterTime
}

const ASK_AGAIN_MS = 500

const resent = { 'updateDescription.updatedFields.round': { $exists: true } }
const changes = memoisePerDatabase((db) => shareWatch(outbox.of(db), { $or: [{ operationType: 'insert' }, resent] }))

/** Waits for the relay's lease and watches the outbox while it lasts. */
async function acquireLease(db: Db, kind: OutboxMessage['kind'], signal: AbortSignal): Promise<OutboxLease> {
  let lease = await takeLease(db, `relay-${kind}`)
  while (!lease) {
    await pause(ASK_AGAIN_MS, signal)
    signal.throwIfAborted()
    lease = await takeLease(db, `relay-${kind}`)
  }
  const held = lease
  const rows = db.collection<OutboxRow>(outbox.name, { readConcern: { level: 'majority' } })
  const notices = createWakeSignals()
  const watch = changes(db)({
    concerns: (change) => change.operationType !== 'insert' || change.fullDocument.kind === kind,
    onChange: notices.notice,
  })
  for (const { lost } of [held, watch]) lost.addEventListener('abort', () => notices.lose(lost.reason), { once: true })

  return {
    async unsent(limit) {
      const found = await rows.find({ kind, sent: false }).sort({ position: 1, place: 1 }).limit(limit).toArray()
      held.assertHeld()
      return found.map(({ _id: id, subject, payload, round }) => ({ id, kind, subject, payload, round }))
    },
    async markSent(ids) {
      await rows.updateMany({ _id: { $in: ids } }, { $set: { sent: true }, $currentDate: { sentAt: true } })
      held.assertHeld()
    },
    waitForWork: notices.next,
    async clean({ sentMs, handledMs }) {
      held.assertHeld()
      const now = (await serverTime(db)).getTime()
      await rows.deleteMany({ sent: true, sentAt: { $lt: new Date(now - sentMs) } })
      await inbox.of(db).deleteMany({ handledAt: { $lt: new Date(now - handledMs) } })
    },
    async release() {
      await watch.close()
      await held.release()
    },
  }
}
