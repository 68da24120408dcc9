import { defineCollection } from '@storyright/mongodb'

/** A notification that was delivered: another event with the same key does not deliver it again. */
export interface DeliveredRow {
  /** `<what> <personId>` */
  _id: string
  at: Date
}

/** Longer than events are kept. */
const DAY_SECONDS = 86_400

export const deliveredRows = defineCollection<DeliveredRow>('told', {
  version: 1,
  schema: { bsonType: 'object', required: ['at'], properties: { at: { bsonType: 'date' } } },
  indexes: [{ name: 'forgotten', key: { at: 1 }, expireAfterSeconds: 60 * DAY_SECONDS }],
})
