import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** How fast a provider may be asked at present, by all replicas together. */
export interface PaceRow {
  _id: EnrichmentSource
  /** The next question may be asked then. */
  nextAt: Date
  /** Until then it is left alone. */
  pausedUntil: Date
  /** Why, in words; `null` unless it is. */
  why: string | null
  /** How often it failed in a row. */
  failures: number
}

export const paceRows = defineCollection<PaceRow>('paces', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['nextAt', 'pausedUntil', 'why', 'failures'],
    properties: {
      _id: { bsonType: 'string' },
      nextAt: { bsonType: 'date' },
      pausedUntil: { bsonType: 'date' },
      why: { bsonType: ['string', 'null'] },
      failures: { bsonType: 'number' },
    },
    additionalProperties: false,
  },
})

/** What a provider's day has taken of its allowance. */
interface UsedRow {
  /** The source and its day: `youtube 2026-11-22`. */
  _id: string
  source: EnrichmentSource
  units: number
  /** When the day ended, or will. */
  endsAt: Date
}

const KEPT_SECONDS = 35 * 24 * 60 * 60

export const usedRows = defineCollection<UsedRow>('used', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['source', 'units', 'endsAt'],
    properties: {
      _id: { bsonType: 'string' },
      source: { bsonType: 'string' },
      units: { bsonType: 'number', minimum: 0 },
      endsAt: { bsonType: 'date' },
    },
    additionalProperties: false,
  },
  indexes: [{ name: 'forgotten', key: { endsAt: 1 }, expireAfterSeconds: KEPT_SECONDS }],
})
