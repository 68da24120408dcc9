import { perDatabase, serverTime, shareWatch, takeLease } from '@storyright/mongodb'
import type { Db } from 'mongodb'
import { createNotices } from '../notices.ts'
import { pause } from '../pause.ts'
import type { OutboxLease, OutboxMessage } from '../store.ts'
import { inbox, type OutboxRow, outbox } from './collections.ts'

const ASK_AGAIN_MS = 500

const resent = { 'updateDescription.updatedFields.round': { $exists: true } }
const changes = perDatabase((db) => shareWatch(outbox.of(db), { $or: [{ operationType: 'insert' }, resent] }))

/** Waits for the relay's lease and watches the outbox while it lasts. */
export async function acquireLease(db: Db, kind: OutboxMessage['kind'], signal: AbortSignal): Promise<OutboxLease> {
  let lease = await takeLease(db, `relay-${kind}`)
  while (!lease) {
    await pause(ASK_AGAIN_MS, signal)
    signal.throwIfAborted()
    lease = await takeLease(db, `relay-${kind}`)
  }
  const held = lease
  const rows = db.collection<OutboxRow>(outbox.name, { readConcern: { level: 'majority' } })
  const notices = createNotices()
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
