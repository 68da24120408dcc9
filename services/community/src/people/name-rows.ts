import { defineCollection } from '@storyright/mongodb'

/** The index of names for mentions. */
export interface NameRow {
  /** The person's id. */
  _id: string
  version: number
  /** As usernames are compared. */
  username: string | null
  /** Username, first and last name as a search compares them. */
  names: string[]
}

export const nameRows = defineCollection<NameRow>('names', {
  version: 1,
  schema: { bsonType: 'object', required: ['version', 'names'] },
  indexes: [
    { name: 'by_username', key: { username: 1 } },
    { name: 'by_name', key: { names: 1, _id: 1 } },
  ],
})
