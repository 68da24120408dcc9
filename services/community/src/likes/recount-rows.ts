import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** Something whose stored counts have to be counted again. Each mark is a row of its own, so that nobody waits for another. */
export interface DirtyRow {
  _id: string
  subject: WrittenKind
  subjectId: string
}

export const dirtyRows = defineCollection<DirtyRow>('dirty', {
  version: 1,
  schema: { bsonType: 'object', required: ['subject', 'subjectId'] },
  indexes: [{ name: 'by_subject', key: { subjectId: 1 } }],
})
