import type { EnrichedListing } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** What was published of a listing last; it stays when the listing goes, so that versions go on rising. */
export interface PublishedRow {
  /** The listing's id. */
  _id: string
  version: number
  state: EnrichedListing
}

export const publishedRows = defineCollection<PublishedRow>('told', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'state'],
    properties: { version: { bsonType: 'number' }, state: { bsonType: 'object' } },
  },
})
