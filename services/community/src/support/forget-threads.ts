import { supportClosed, supportSnapshot, userClosed } from '@storyright/contracts/events'
import { on, type Subscription } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { messageRows } from './message-rows.ts'
import { threadEvent } from './support.events.ts'
import { closed } from './thread.ts'
import { type ThreadRow, threadRows } from './thread-rows.ts'

/** Closes what the holder of a closed account has asked, and deletes all that was written there; that something was asked stays. */
export const forgetThreads = ({ db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>): Subscription<Tx>[] => [
  on(userClosed, async ({ data: { id: memberId } }, tx: Tx) => {
    const threads = threadRows.of(db)
    for (const row of await threads.find({ memberId }, { session: tx }).toArray()) {
      const set: Partial<ThreadRow> = {
        ...(row.status === 'open' && { ...closed, by: memberId, updatedAt: clock() }),
        last: { ...row.last, excerpt: '' },
        version: row.version + 1,
      }
      await threads.updateOne({ _id: row._id }, { $set: set }, { session: tx })
      await messageRows.of(db).deleteMany({ threadId: row._id }, { session: tx })
      const event = row.status === 'open' ? supportClosed : supportSnapshot
      await outbox.add(tx, [threadEvent(event, { ...row, ...set })])
    }
  }),
]
