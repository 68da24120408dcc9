import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** What a provider's day has taken of its allowance. */
export interface UsedRow {
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
