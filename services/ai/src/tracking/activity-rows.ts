import { type ActivityType, behaviourTimes } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { AgentFamily } from './activity.ts'

const DAY_S = 86_400

/**
 * A person's action, for the platform's figures. It is written once and never changed; whoever erases their history, or
 * closes their account, has it deleted, while figures from it stay.
 */
export interface ActivityRow {
  /** Made of the request where it can be, so that one that is repeated counts once. */
  _id: string
  /** When it was done. */
  at: Date
  /**
   * When it was written: the roller's order. Every row of a time is visible within `settledAfterMs`. Demo data is
   * written today, too.
   */
  recordedAt: Date
  type: ActivityType | 'search'
  userId: string
  /** `null` for a search. */
  listingId: string | null
  /** How long a view lasted. */
  seconds: number | null
  /** Of a page load. */
  sessionId: string | null
  agentFamily: AgentFamily
  search: SearchDone | null
  /** The figures leave it out: of an account of today, not confirmed, or on a title of one's own. */
  isUncounted?: true
  /** It counts only where membership has the title among those that the person opened in its month. */
  needsOpening?: true
}

/** A search as it was typed, and how many listings it found. */
export interface SearchDone {
  query: string
  results: number
  genre: string | null
  medium: string | null
  priceRange: string | null
  commercialViability: string | null
}

/** No write is acknowledged later after its `recordedAt`, clocks of replicas that differ included. */
export const settledAfterMs = 60_000

export const activityRows = defineCollection<ActivityRow>('activities', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['at', 'recordedAt', 'type', 'userId', 'listingId', 'seconds', 'agentFamily', 'search'],
    properties: {
      at: { bsonType: 'date' },
      recordedAt: { bsonType: 'date' },
      type: { bsonType: 'string' },
      userId: { bsonType: 'string' },
      listingId: { bsonType: ['string', 'null'] },
      seconds: { bsonType: ['number', 'null'] },
      search: { bsonType: ['object', 'null'] },
    },
  },
  indexes: [
    { name: 'recorded', key: { recordedAt: 1 } },
    { name: 'of_person_by_time', key: { userId: 1, at: -1 } },
    {
      name: 'kept',
      key: { at: 1 },
      expireAfterSeconds: Math.round((behaviourTimes.activityKeptMonths * 365 * DAY_S) / 12),
    },
  ],
  dropped: ['of_person'],
})
