import {
  type EventFactory,
  type NewEvent,
  type PublicSupportThread,
  supportSnapshot,
} from '@storyright/contracts/events'
import type { ThreadRow } from './thread.store.ts'

const publicThreadOf = (row: ThreadRow): PublicSupportThread => ({
  id: row.id,
  memberId: row.memberId,
  topic: row.topic,
  status: row.status,
  priority: row.priority,
  offerId: row.offerId,
  listingId: row.listingId,
  last: row.last,
  by: row.by,
})

/** A thread as it stands now, for the transaction that changed it. */
export const threadEvent = (event: EventFactory<PublicSupportThread>, row: ThreadRow): NewEvent =>
  event(row.id, row.version, publicThreadOf(row))

export const threadAgain = (row: ThreadRow): NewEvent => threadEvent(supportSnapshot, row)
