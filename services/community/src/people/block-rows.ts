import { defineCollection } from '@storyright/mongodb'

/** Somebody does not want to read somebody else. */
export interface BlockRow {
  /** `<personId>_<blockedId>` */
  _id: string
  personId: string
  blockedId: string
  at: Date
}

export const blockRows = defineCollection<BlockRow>('blocks', {
  version: 1,
  schema: { bsonType: 'object', required: ['personId', 'blockedId', 'at'] },
  indexes: [
    { name: 'by_person', key: { personId: 1 } },
    { name: 'by_blocked', key: { blockedId: 1 } },
  ],
})
