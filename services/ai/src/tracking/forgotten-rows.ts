import { defineCollection } from '@storyright/mongodb'

/** Somebody who closed their account a moment ago: what was being written meanwhile has to go, too. */
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
