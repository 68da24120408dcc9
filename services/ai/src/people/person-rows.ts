import type { PublicUser } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** Somebody as identity tells them; a closed account stays, without a name. */
export interface PersonRow {
  /** The person's id. */
  _id: string
  version: number
  person: PublicUser
}

export const personRows = defineCollection<PersonRow>('people', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'person'],
    properties: { version: { bsonType: 'number' }, person: { bsonType: 'object' } },
  },
})
