import { behaviourTimes, type Rating } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

const DAY_S = 86_400

interface Done {
  /** That of its activity, where there is one. */
  _id: string
  userId: string
  at: Date
  /** It counts for this person alone: nobody else's recommendations learn from it. */
  isUncounted?: true
}

interface ListingSignal extends Done {
  kind: 'view' | 'offer_click' | 'share' | 'download_materials'
  listingId: string
  /** How long a view lasted. */
  seconds: number | null
}

interface Search extends Done {
  kind: 'search'
  query: string
  genre: string | null
  medium: string | null
}

export interface Feedback extends Done {
  kind: 'feedback'
  listingId: string
  rating: Rating
  says: string | null
}

/** What somebody's taste is read from; favourites and offers come from events. */
export type TasteRow = ListingSignal | Search | Feedback

export const tasteRows = defineCollection<TasteRow>('taste', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['userId', 'at', 'kind'],
    properties: {
      userId: { bsonType: 'string' },
      at: { bsonType: 'date' },
      kind: { bsonType: 'string' },
      listingId: { bsonType: 'string' },
      rating: { bsonType: 'number' },
    },
  },
  indexes: [
    { name: 'of_person', key: { userId: 1, at: -1 } },
    { name: 'feedback', key: { userId: 1, kind: 1 }, partialFilterExpression: { kind: 'feedback' } },
    {
      name: 'kept',
      key: { at: 1 },
      expireAfterSeconds: Math.round((behaviourTimes.tasteKeptMonths * 365 * DAY_S) / 12),
    },
  ],
})
