import type { SupportPriority, SupportStatus, SupportTopic } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** What somebody asks the people of Storyright; its messages are rows of their own. */
export interface ThreadRow {
  _id: string
  /** Grows with every published change. */
  version: number
  memberId: string
  topic: SupportTopic
  status: SupportStatus
  /** As the member's tier was when the thread was open last. */
  priority: SupportPriority
  /** Whose turn it is while it is open. */
  awaits: 'support' | 'member' | null
  /** Since when it has been their turn. */
  waitingSince: Date
  /** Its rank in the administrators' queue: lowest first. */
  queue: number
  offerId: string | null
  listingId: string | null
  /** The title of the listing, or of the offer's, when it was asked. */
  about: string | null
  createdAt: Date
  updatedAt: Date
  messageCount: number
  /** The newest message: its beginning. */
  last: { id: string; authorId: string; isFromSupport: boolean; excerpt: string; at: Date }
  /** Who closed it or opened it again. */
  by: string | null
  /** How often its priority was looked at. */
  locks?: number
}

export const threadRows = defineCollection<ThreadRow>('support_threads', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'memberId', 'topic', 'status', 'priority', 'queue', 'waitingSince', 'updatedAt', 'last'],
    properties: {
      version: { bsonType: 'number' },
      queue: { bsonType: 'number' },
      waitingSince: { bsonType: 'date' },
      updatedAt: { bsonType: 'date' },
      messageCount: { bsonType: 'number', minimum: 1 },
    },
  },
  indexes: [
    { name: 'by_member', key: { memberId: 1, updatedAt: -1, _id: -1 } },
    { name: 'queue', key: { status: 1, queue: 1, waitingSince: 1, _id: 1 } },
    { name: 'closed', key: { status: 1, updatedAt: -1, _id: -1 } },
  ],
})
