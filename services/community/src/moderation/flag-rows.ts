import type { FlagReason, FlagStatus, WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Something that was flagged, or that waits for a look: one open row a text. */
export interface FlagRow {
  _id: string
  subject: WrittenKind
  subjectId: string
  authorId: string
  status: FlagStatus
  /** It waits to be shown at all. */
  isWaiting: boolean
  flags: { personId: string; reason: FlagReason; note: string | null; at: Date }[]
  createdAt: Date
  decidedAt: Date | null
}

export const flagRows = defineCollection<FlagRow>('flags', {
  version: 1,
  schema: { bsonType: 'object', required: ['subject', 'subjectId', 'authorId', 'status', 'flags', 'createdAt'] },
  indexes: [
    { name: 'one_open', key: { subjectId: 1 }, unique: true, partialFilterExpression: { status: 'open' } },
    { name: 'queue', key: { status: 1, createdAt: 1, _id: 1 } },
    { name: 'by_author', key: { authorId: 1 } },
  ],
})
