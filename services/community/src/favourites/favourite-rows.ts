import { defineCollection } from '@storyright/mongodb'

/** Somebody has favourited a listing; one that was taken back stays as a mark. */
export interface FavouriteRow {
  /** `<userId>_<listingId>` */
  _id: string
  version: number
  userId: string
  listingId: string
  isFavourite: boolean
}

export const favouriteRows = defineCollection<FavouriteRow>('favourites', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'userId', 'listingId', 'isFavourite'],
    properties: { version: { bsonType: 'number' }, isFavourite: { bsonType: 'bool' } },
  },
  indexes: [
    { name: 'by_user', key: { userId: 1 } },
    { name: 'by_listing', key: { listingId: 1, isFavourite: 1 } },
  ],
})
