import type { Candidate, Enrichments } from '@storyright/contracts/http'
import type { EnrichmentSource, EnrichmentState } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'

/** A source's result for a listing: the part of `Enrichments` that is its own. */
export type Figures = NonNullable<Enrichments['books'] | Enrichments['youtube'] | Enrichments['twitter']>

/** Something that a source has found, in the words of that source: of it figures are made. */
export interface Found {
  id: string
  [fact: string]: unknown
}

/** The decision on a look-up, by the matching or a person. */
export interface Decision {
  state: EnrichmentState
  /** The ids of candidates that are about the listing. */
  taken: string[]
  match: Candidate | null
  /** A person's choice, which later look-ups keep. */
  chosen: string[]
  /** Marked by a person as not this work: never offered again. */
  refused: string[]
  figures: Figures | null
}

/** One listing at one source: its place in the queue, and its results. */
export interface LookUpRow extends Decision {
  /** `youtube 42`. */
  _id: string
  source: EnrichmentSource
  listingId: string
  /** Of the title, author and ISBN that were looked up, or are to be. */
  key: string
  /** When it is to be looked up: its place in the queue; `null` once it was. */
  dueAt: Date | null
  /** How often in a row it failed. */
  attempts: number
  attemptedAt: Date
  /** The end of the present claim. */
  claimedUntil: Date
  /** Who is. */
  claim: string | null
  /** Why the last attempt failed, in words. */
  failure: string | null
  failedAt: Date | null
  fetchedAt: Date | null
  /** When the results may no longer be shown. */
  staleAt: Date | null
  candidates: Candidate[]
  found: Found[]
  /** The state before the last decision of a person, for undo. */
  before: Decision | null
  /** Of books: whether its ratings are shown on the listing. */
  isShown: boolean
}

export const never = new Date(0)
export const rowId = (source: EnrichmentSource, listingId: string) => `${source} ${listingId}`

/** The state before the first look-up, and after the text has changed. */
export const nothingFound = {
  taken: [],
  match: null,
  chosen: [],
  figures: null,
  fetchedAt: null,
  staleAt: null,
  candidates: [],
  found: [],
  before: null,
} satisfies Partial<LookUpRow>

export const lookUpRows = defineCollection<LookUpRow>('look_ups', {
  version: 1,
  schema: {
    bsonType: 'object',
    required: ['source', 'listingId', 'key', 'state', 'dueAt', 'attempts', 'claimedUntil', 'claim', 'refused'],
    properties: {
      _id: { bsonType: 'string' },
      source: { bsonType: 'string' },
      listingId: { bsonType: 'string' },
      key: { bsonType: 'string' },
      state: { bsonType: 'string' },
      dueAt: { bsonType: ['date', 'null'] },
      attempts: { bsonType: 'number' },
      attemptedAt: { bsonType: 'date' },
      claimedUntil: { bsonType: 'date' },
      claim: { bsonType: ['string', 'null'] },
      failedAt: { bsonType: ['date', 'null'] },
      fetchedAt: { bsonType: ['date', 'null'] },
      staleAt: { bsonType: ['date', 'null'] },
      refused: { bsonType: 'array' },
    },
  },
  indexes: [
    { name: 'due', key: { source: 1, dueAt: 1, _id: 1 }, partialFilterExpression: { dueAt: { $gt: never } } },
    { name: 'failed', key: { source: 1, failedAt: -1 }, partialFilterExpression: { failedAt: { $gt: never } } },
    { name: 'by_state', key: { state: 1, listingId: 1 } },
    { name: 'of_listing', key: { listingId: 1 } },
    { name: 'stale', key: { staleAt: 1 }, partialFilterExpression: { staleAt: { $gt: never } } },
  ],
})
