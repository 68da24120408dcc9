import { defineCollection } from '@storyright/mongodb'

/** The latest recommendations of a person, and those left out as shown before. */
export interface ShownRow {
  /** Theirs. */
  _id: string
  at: Date
  refresh: number
  listingIds: string[]
  without: string[]
}

const KEPT_S = 3_600

export const shownRows = defineCollection<ShownRow>('shown', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['at', 'refresh', 'listingIds', 'without'],
    properties: {
      at: { bsonType: 'date' },
      refresh: { bsonType: 'number' },
      listingIds: { bsonType: 'array' },
      without: { bsonType: 'array' },
    },
  },
  indexes: [{ name: 'kept', key: { at: 1 }, expireAfterSeconds: KEPT_S }],
})
