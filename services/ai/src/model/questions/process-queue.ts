import type { PublicListing } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { EndpointAway, EndpointResting } from '../endpoint/endpoint-error.ts'
import type { Outcome } from './ask-about.ts'
import type { FollowedListing } from './follow-listings.ts'
import { type QuestionRow, questionRows } from './question-rows.ts'

export interface AskWaitingDeps extends Pick<Deps, 'db' | 'transaction' | 'clock' | 'logger'> {
  ask(listing: PublicListing, signal: AbortSignal): Promise<Outcome>
  follow(tx: Tx, rows: readonly FollowedListing[]): Promise<void>
  keyOf(listing: PublicListing): string
}

/** Agents whose hourly share is used up are skipped for a while. */
const SHARE_REST_MS = 60_000

/**
 * Asks all due questions, oldest first, until none is left or the budget is used up. Titles of agents in `resting`, who have had
 * their share of the hour, wait until then without delaying others; their readers may still ask.
 */
export async function processQueue(
  deps: AskWaitingDeps,
  signal: AbortSignal,
  resting = new Map<string, number>(),
): Promise<void> {
  const { db, clock, logger } = deps
  while (!signal.aborted) {
    const now = clock()
    for (const [agentId, until] of resting) if (until <= now.getTime()) resting.delete(agentId)
    const question = await questionRows.of(db).findOne(
      {
        dueAt: { $lte: now },
        claimedUntil: { $lte: now },
        ...(resting.size > 0 && { agentId: { $nin: [...resting.keys()] } }),
      },
      { sort: { dueAt: 1, _id: 1 } },
    )
    if (!question) return
    try {
      const { outcome, agentId } = await askOne(deps, question, signal)
      if (outcome === 'stopped') return
      if (outcome === 'used up') {
        resting.set(agentId!, now.getTime() + SHARE_REST_MS)
        // One that an earlier version wrote does not name its person.
        if (!question.agentId)
          await questionRows.of(db).updateOne({ _id: question._id }, { $set: { agentId: agentId! } })
      }
    } catch (error) {
      logger.warn({ err: error, listing: question._id }, 'The model is asked about a listing later')
      await putOff(deps, question, error)
    }
  }
}

interface Asked {
  outcome: Outcome
  agentId?: string
}

async function askOne(deps: AskWaitingDeps, { _id, key }: QuestionRow, signal: AbortSignal): Promise<Asked> {
  const row = await listingRows.of(deps.db).findOne({ _id })
  if (row && deps.keyOf(row.listing) === key)
    return { outcome: await deps.ask(row.listing, signal), agentId: row.listing.agentId }
  await correct(deps, _id)
  return { outcome: 'failed' }
}

/** A question about a content that its listing no longer has: another version of the service wrote it. */
const correct = ({ db, transaction, follow }: AskWaitingDeps, _id: string): Promise<void> =>
  transaction(async (tx) => {
    const row = await listingRows.of(db).findOne({ _id }, { session: tx })
    if (row) await follow(tx, [row])
    else await questionRows.of(db).deleteOne({ _id }, { session: tx })
  })

const putOff = ({ db, clock }: AskWaitingDeps, { _id, key, tries }: QuestionRow, error: unknown) =>
  questionRows.of(db).updateOne({ _id, key }, { $set: { dueAt: nextTry(tries, error, clock()), tries: tries + 1 } })

const MINUTE_MS = 60_000
const LONGEST_AWAY_MS = 60 * MINUTE_MS
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** How many answers of no use a content gets: the next would cost as much and be no better. */
export const mostUnusable = 3

/**
 * When to ask again about a listing on which asking has failed `tries` times before: soon where the endpoint was away, and
 * ever more seldom where the answer was of no use, since the next one costs as much and may be no better.
 */
export function nextTry(tries: number, error: unknown, now: Date): Date {
  const [firstMs, longestMs] =
    error instanceof EndpointAway ? [MINUTE_MS, LONGEST_AWAY_MS] : [10 * MINUTE_MS, LONGEST_MS]
  const waits = error instanceof EndpointResting ? error.forMs : Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20))
  return new Date(now.getTime() + waits)
}
