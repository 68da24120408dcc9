import type { PublicListing } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** A listing from catalogue's events; a deleted one stays as a mark, so that late events change nothing. */
export interface ListingRow {
  /** The listing's id. */
  _id: string
  version: number
  isDeleted: boolean
  listing: PublicListing
}

export const listingRows = defineCollection<ListingRow>('listings', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'isDeleted', 'listing'],
    properties: { version: { bsonType: 'number' }, isDeleted: { bsonType: 'bool' }, listing: { bsonType: 'object' } },
  },
  indexes: [{ name: 'by_agent', key: { 'listing.agentId': 1 } }],
})
