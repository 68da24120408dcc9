import { type NotificationKind, notificationLimits } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** What the link of one mail ends. */
export interface UnsubscribeRow {
  /** The token's SHA-256: a leak of the database unsubscribes nobody. */
  _id: string
  personId: string
  kinds: NotificationKind[]
  at: Date
}

const DAY_SECONDS = 86_400

export const unsubscribeRows = defineCollection<UnsubscribeRow>('unsubscribe_tokens', {
  version: 1,
  schema: { bsonType: 'object', required: ['personId', 'kinds', 'at'], properties: { at: { bsonType: 'date' } } },
  indexes: [
    { name: 'forgotten', key: { at: 1 }, expireAfterSeconds: notificationLimits.unsubscribeDays * DAY_SECONDS },
    { name: 'by_person', key: { personId: 1 } },
  ],
})
