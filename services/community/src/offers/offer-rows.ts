import type { PublicOffer } from '@storyright/contracts/events'
import { defineCollection } from '@storyright/mongodb'

/** An offer from offers' events. */
export interface OfferRow {
  _id: string
  version: number
  offer: PublicOffer
  /** How often something depended on what it is. */
  locks?: number
}

export const offerRows = defineCollection<OfferRow>('offers', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['version', 'offer'],
    properties: { version: { bsonType: 'number' }, offer: { bsonType: 'object' } },
  },
  indexes: [{ name: 'by_producer', key: { 'offer.producerId': 1 } }],
})
