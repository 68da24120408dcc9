import { createHash } from 'node:crypto'
import { behaviourTimes } from '@storyright/contracts/vocabulary'
import { defineCollection } from '@storyright/mongodb'
import type { Share } from './metric-delta.ts'

const DAY_S = 86_400

/**
 * A person's contribution to a series on a day, counted once. It names nobody, and outlives the person's records: what an
 * account added can be found by its id even after its person has had everything forgotten.
 */
export interface ContributionRow {
  _id: string
  /** Whose it is: a hash of the account's id. */
  by: string
  series: string
  of: string
  day: string
  at: Date
}

export const contributionRows = defineCollection<ContributionRow>('figure_contributions', {
  version: 1,
  schema: { bsonType: 'object', required: ['by', 'series', 'of', 'day', 'at'] },
  indexes: [
    { name: 'by', key: { by: 1 } },
    {
      name: 'kept',
      key: { at: 1 },
      expireAfterSeconds: Math.round((behaviourTimes.activityKeptMonths * 365 * DAY_S) / 12),
    },
  ],
})

export const contributorOf = (userId: string): string =>
  createHash('sha256').update(`figures ${userId}`).digest('base64url')

/** The row of what a person adds to the series of a title, or of a term. */
export function contributionOf(userId: string, { series, of, day }: Share, at: Date): ContributionRow {
  const by = contributorOf(userId)
  return { _id: `${by} ${series} ${day} ${of}`, by, series, of: of!, day, at }
}
