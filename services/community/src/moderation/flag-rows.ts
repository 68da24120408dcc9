import type { FlagReason, FlagStatus, WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Something that was flagged, or that waits for a look: one open row a text. */
export interface FlagRow {
  _id: string
  subject: WrittenKind
  subjectId: string
  authorId: string
  status: FlagStatus
  /** It waits to be shown at all, or did when it was decided. */
  isWaiting: boolean
  flags: { personId: string; reason: FlagReason; note: string | null; at: Date }[]
  createdAt: Date
  decidedAt: Date | null
  /** The author was warned about it, which happens once. */
  isWarned?: boolean
}

export const flagRows = defineCollection<FlagRow>('flags', {
  version: 1,
  schema: { bsonType: 'object', required: ['subject', 'subjectId', 'authorId', 'status', 'flags', 'createdAt'] },
  indexes: [
    { name: 'one_open', key: { subjectId: 1 }, unique: true, partialFilterExpression: { status: 'open' } },
    { name: 'queue', key: { status: 1, createdAt: 1, _id: 1 } },
    { name: 'by_author', key: { authorId: 1 } },
    { name: 'by_reporter', key: { 'flags.personId': 1 } },
  ],
})
