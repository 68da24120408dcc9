import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Somebody likes something: the pair is the truth, and there is one at most. */
export interface LikeRow {
  /** `<subjectId>_<personId>` */
  _id: string
  subject: WrittenKind
  subjectId: string
  personId: string
  at: Date
}

export const likeRows = defineCollection<LikeRow>('likes', {
  version: 1,
  schema: { bsonType: 'object', required: ['subject', 'subjectId', 'personId', 'at'] },
  indexes: [
    { name: 'by_subject', key: { subjectId: 1 } },
    { name: 'by_person', key: { personId: 1 } },
  ],
})
