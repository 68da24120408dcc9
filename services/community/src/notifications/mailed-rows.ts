import { defineCollection } from '@storyright/mongodb'

/** When somebody was mailed last of a group that is mailed seldom. */
interface MailedRow {
  /** `<personId> <group>` */
  _id: string
  personId: string
  at: Date
}

const DAY_SECONDS = 86_400

export const mailedRows = defineCollection<MailedRow>('mailed_groups', {
  version: 1,
  schema: { bsonType: 'object', required: ['personId', 'at'], properties: { at: { bsonType: 'date' } } },
  indexes: [
    { name: 'forgotten', key: { at: 1 }, expireAfterSeconds: DAY_SECONDS },
    { name: 'by_person', key: { personId: 1 } },
  ],
})
