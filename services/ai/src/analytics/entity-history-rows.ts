import { createHash } from 'node:crypto'
import { defineCollection } from '@storyright/mongodb'
import type { Step } from './history-event.ts'
import type { Share } from './metric-delta.ts'

export const lifeKinds = ['person', 'listing', 'offer', 'favourite'] as const
export type LifeKind = (typeof lifeKinds)[number]

/**
 * The history of a person or thing, without a name: read models keep the newest state alone. It is never deleted,
 * so that figures can be rebuilt from it.
 */
export interface EntityHistoryRow {
  /** The kind and the entity's id. */
  _id: string
  kind: LifeKind
  /** The listing of an offer or a favourite. */
  listingId: string | null
  steps: Step[]
  /** Whose favourite it is: a hash of the account's id, which outlives the account. */
  by?: string
  /** It adds nothing: its account did not count then, or an operator has taken it out. */
  isUncounted?: boolean
  /** The generation of figures in which all of its steps are counted; 0 once there is a new one. */
  rolled: number
  /** What it has added to the figures of that generation. */
  counted: Share[]
  countedIn: number
}

export const entityHistoryRows = defineCollection<EntityHistoryRow>('lives', {
  version: 2,
  schema: {
    bsonType: 'object',
    required: ['kind', 'steps', 'rolled', 'counted', 'countedIn'],
    properties: {
      kind: { enum: lifeKinds },
      listingId: { bsonType: ['string', 'null'] },
      steps: { bsonType: 'array' },
      rolled: { bsonType: 'number' },
      counted: { bsonType: 'array' },
      countedIn: { bsonType: 'number' },
      by: { bsonType: 'string' },
      isUncounted: { bsonType: 'bool' },
    },
  },
  indexes: [
    { name: 'due', key: { rolled: 1 } },
    { name: 'by', key: { by: 1 } },
  ],
})

/** The id of a favourite's history, hashed from person and listing, so that nobody can read it back. */
export const favouriteId = (...parts: (string | number)[]) =>
  `favourite ${createHash('sha256').update(parts.join(' ')).digest('base64url')}`
