import { defineCollection } from '@storyright/mongodb'

/** How often something has changed in somebody's offers: a stream says it, so that open pages follow. */
interface OfferMarkRow {
  /** The person's id, on whichever side. */
  _id: string
  changes: number
}

export const offerMarkRows = defineCollection<OfferMarkRow>('offer_marks', {
  version: 1,
  schema: { bsonType: 'object', required: ['changes'], properties: { changes: { bsonType: 'number' } } },
})
