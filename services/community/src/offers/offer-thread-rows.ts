import { defineCollection } from '@storyright/mongodb'

/** Which version of an offer's thread was followed last: an older event changes nothing. The messages stay with offers. */
export interface OfferThreadRow {
  /** The offer's id. */
  _id: string
  version: number
}

export const offerThreadRows = defineCollection<OfferThreadRow>('offer_threads', {
  version: 1,
  schema: { bsonType: 'object', required: ['version'], properties: { version: { bsonType: 'number' } } },
})
