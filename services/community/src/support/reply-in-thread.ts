import { randomUUID } from 'node:crypto'
import { supportReplied } from '@storyright/contracts/events'
import type { SupportThread } from '@storyright/contracts/http'
import { supportLimits, type Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { claimKey } from '../written/request-rows.ts'
import { changeThread } from './change-thread.ts'
import { messageRowOf } from './message.ts'
import { messageRows } from './message-rows.ts'
import { requireRoomForMessage, requireRoomToOpen } from './support-limits.ts'
import { written } from './thread.ts'

interface Replying {
  viewer: Viewer
  id: string
  message: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Writes on in a thread, from either side; a closed one opens again. With a key the same request writes once. */
export function replyInThread(deps: Deps, { viewer, id: threadId, message, key }: Replying): Promise<SupportThread> {
  const id = randomUUID()
  return changeThread(deps, viewer, threadId, async (tx, { row, step }) => {
    const asked = { threadId, message }
    if (await claimKey(tx, deps.db, { viewer, key, asked }, { id, at: step.at })) return null
    if (!step.isFromSupport && viewer.role !== 'admin') {
      if (row.status === 'closed') await requireRoomToOpen(tx, deps, viewer.id)
      await requireRoomForMessage(tx, deps, viewer.id)
    }
    if (row.messageCount >= supportLimits.messages) throw communityRefusals.threadFull()
    const place = row.messageCount + 1
    const { isFromSupport, at } = step
    const reply = messageRowOf({ id, threadId, place, author: viewer, isFromSupport, message, at })
    await messageRows.of(deps.db).insertOne(reply.row, { session: tx })
    const by = row.status === 'closed' ? viewer.id : row.by
    return { event: supportReplied, set: { ...written(row, step), messageCount: place, last: reply.last, by } }
  })
}
