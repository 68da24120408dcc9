import { defineCollection } from '@storyright/mongodb'

/** Somebody's favourite; a removed one stays as a tombstone. */
export interface FavouriteRow {
  /** `<userId>_<listingId>` */
  _id: string
  version: number
  userId: string
  listingId: string
  at: Date
  isFavourite: boolean
  /** An operator has taken it out of what others are shown. */
  isUncounted?: boolean
}

export const favouriteRows = defineCollection<FavouriteRow>('favourites', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'userId', 'listingId', 'at', 'isFavourite'],
    properties: { version: { bsonType: 'number' }, at: { bsonType: 'date' }, isFavourite: { bsonType: 'bool' } },
  },
  indexes: [
    { name: 'by_user', key: { userId: 1, at: -1 } },
    { name: 'by_listing', key: { listingId: 1 } },
  ],
})
