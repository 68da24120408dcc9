import type { SupportStatus } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** An administrator closed somebody's thread, or opened it again: written once, never changed. */
export interface SupportAuditRow {
  _id: string
  at: Date
  actorId: string
  threadId: string
  memberId: string
  before: SupportStatus
  after: SupportStatus
}

export const supportAuditRows = defineCollection<SupportAuditRow>('support_audit', {
  version: 2,
  schema: { bsonType: 'object', required: ['at', 'actorId', 'threadId', 'memberId', 'before', 'after'] },
  indexes: [
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'by_thread', key: { threadId: 1, at: 1 } },
    { name: 'by_member', key: { memberId: 1, at: -1 } },
  ],
})
