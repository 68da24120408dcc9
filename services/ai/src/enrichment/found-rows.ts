import type { EnrichedListing } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** What was found elsewhere about a listing, as enrichment tells it, until it is too old. */
export interface FoundRow {
  /** The listing's id. */
  _id: string
  version: number
  found: EnrichedListing
}

export const foundRows = defineCollection<FoundRow>('found', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'found'],
    properties: { version: { bsonType: 'number' }, found: { bsonType: 'object' } },
  },
})
