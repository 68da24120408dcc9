import { defineCollection } from '@storyright/mongodb'

/** A recently closed account: records that were being written meanwhile have to go, too. */
export interface ForgottenRow {
  /** The person's id. */
  _id: string
  since: Date
}

export const forgottenRows = defineCollection<ForgottenRow>('forgotten', {
  version: 1,
  schema: { bsonType: 'object', required: ['since'], properties: { since: { bsonType: 'date' } } },
  indexes: [],
})
