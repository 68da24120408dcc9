import type { WrittenKind } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** A text whose stored counts are outdated. Each mark is a row of its own, so that writers do not wait for each other. */
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
