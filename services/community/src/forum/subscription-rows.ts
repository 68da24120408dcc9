import { defineCollection } from '@storyright/mongodb'

/** Somebody follows a discussion. */
export interface SubscriptionRow {
  /** `<postId>_<personId>` */
  _id: string
  postId: string
  personId: string
  at: Date
}

export const subscriptionRows = defineCollection<SubscriptionRow>('subscriptions', {
  version: 1,
  schema: { bsonType: 'object', required: ['postId', 'personId', 'at'] },
  indexes: [
    { name: 'by_post', key: { postId: 1 } },
    { name: 'by_person', key: { personId: 1 } },
  ],
})
