import type { ModerationAction, WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** A moderator's action: written once, never changed. */
export interface AuditRow {
  _id: string
  at: Date
  actorId: string
  action: ModerationAction
  subject: WrittenKind
  subjectId: string
  authorId: string
  reason: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const auditRows = defineCollection<AuditRow>('audit', {
  version: 1,
  schema: { bsonType: 'object', required: ['at', 'actorId', 'action', 'subject', 'subjectId', 'authorId'] },
  indexes: [
    { name: 'newest', key: { at: -1, _id: -1 } },
    { name: 'by_subject', key: { subjectId: 1 } },
  ],
})
