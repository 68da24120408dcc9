import { paging } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { messageRows } from './message-rows.ts'
import { supportAuditRows } from './support-audit-rows.ts'
import { threadRows } from './thread-rows.ts'

const most = paging.listMaximum
const words = { _id: 0, threadId: 1, isFromSupport: 1, message: 1, createdAt: 1 } as const

/** Somebody's threads with their answers and audit; for an administrator also those that they answered. */
export async function ownThreads(db: Database, personId: string) {
  const threads = await threadRows
    .of(db)
    .find({ memberId: personId }, { sort: { updatedAt: -1 }, limit: most })
    .project<{ _id: string } & Record<string, unknown>>({ version: 0, memberId: 0, queue: 0, last: 0, by: 0, locks: 0 })
    .toArray()
  const [messages, answers, decisions] = await Promise.all([
    messageRows
      .of(db)
      .find(
        { threadId: { $in: threads.map(({ _id }) => _id) } },
        { sort: { threadId: 1, place: 1 }, projection: words },
      )
      .toArray(),
    messageRows
      .of(db)
      .find({ authorId: personId, isFromSupport: true }, { sort: { createdAt: -1 }, limit: most, projection: words })
      .toArray(),
    supportAuditRows
      .of(db)
      .find({ memberId: personId }, { sort: { at: -1 }, limit: most, projection: { _id: 0, actorId: 0, memberId: 0 } })
      .toArray(),
  ])
  const asked = threads.map(({ _id: id, ...thread }) => {
    const its = messages.filter(({ threadId }) => threadId === id)
    return { id, ...thread, messages: its.map(({ threadId: _thread, ...message }) => message) }
  })
  return { asked, answers, decisions }
}
