import type { EnrichedListing } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** What was found elsewhere about a listing, from enrichment's events, until it is too old. */
export interface EnrichmentRow {
  /** The listing's id. */
  _id: string
  version: number
  found: EnrichedListing
}

export const enrichmentRows = defineCollection<EnrichmentRow>('found', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'found'],
    properties: { version: { bsonType: 'number' }, found: { bsonType: 'object' } },
  },
})
