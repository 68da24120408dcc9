import type { PublicListing } from '@storyright/contracts/events'
import { analysisTimes } from '@storyright/contracts/vocabulary'
import type { ModelAnswer } from '@storyright/scoring'
import type { Background, Lease } from '@storyright/service-kit'
import { countFromZero } from '@storyright/service-kit/telemetry'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { answerOf } from './answers/answer-of.ts'
import { answerRows } from './answers/answer-rows.ts'
import { createBudget } from './endpoint/budget.ts'
import { openEndpoint } from './endpoint/endpoint.ts'
import { promptVersion } from './prompts/prompt.ts'
import { askAbout } from './questions/ask-about.ts'
import { standingOf } from './questions/claim-question.ts'
import { type FollowedListing, followListings } from './questions/follow-listings.ts'
import { type Answered, keepAnswer } from './questions/keep-answer.ts'
import { askWaiting } from './questions/process-queue.ts'
import { walkListings } from './questions/walk-listings.ts'
import { createReaders } from './request-coalescing.ts'
import { keyOf as contentKey, promptInputOf } from './task/prompt-input.ts'

/**
 * The language model, for the rest of the service. `app.ts` makes it once:
 *
 *     const model = service.keep(createModel(deps, { ...modelSettingsOf(config), leaseOf: service.lease, answered }), (m) => m.close())
 *     service.inBackground(model.background)
 *
 * and `database.ts` names `modelCollections`.
 *
 * - Whoever keeps listings calls `model.follow(tx, rows)` in the same transaction, also for deleted ones. It puts each listing in the
 *   queue when what would be sent of it is new, and forgets its answers once it may not be analysed.
 * - Readers ask `answerOn(listing, readerId)`, each with a share of the hour: the answer that is kept, or else the model, for at most `patienceMs` in all; `null` means the
 *   tables. It never throws. What comes later is kept.
 * - `answered(tx, { listing, answer })` is called in the transaction that keeps an answer: tell it and write search rows there.
 *   A listing whose content becomes one that was answered before has its answer at once, without that call: whoever
 *   follows listings looks with `answersOn([listing], tx)`. The scores follow from the table and the listing's other data,
 *   so they may change with any version of it.
 */
export interface Model {
  answerOn(listing: PublicListing, readerId: string): Promise<ModelAnswer | null>
  /** Asks anew, within the budget; the older answer stays until a new one is there. */
  refresh(listing: PublicListing, readerId: string): Promise<{ answer: ModelAnswer | null; isNew: boolean }>
  /** The kept answers on these listings, by id; the model is not asked. */
  answersOn(listings: readonly PublicListing[], tx?: Tx): Promise<Map<string, ModelAnswer>>
  follow(tx: Tx, rows: readonly FollowedListing[]): Promise<void>
  /** Asks about what is new and, later, about what failed; one replica does. */
  background: Background
  close(): Promise<void>
}

export interface ModelSettings {
  baseUrl: string
  apiKey: string
  /** The model's name at the endpoint. */
  name: string
  callsPerHour: number
  /** In all, for all replicas, on a day in UTC; 0 is no limit. */
  dollarsPerDay?: number
  /** For one call, from its beginning to the last byte of the answer. */
  limitMs: number
  /** In dollars for a million tokens. */
  prices: { input: number; output: number }
  /** How long a reader waits in all. */
  patienceMs?: number
  /** How often background work looks for what is due. */
  lookEveryMs?: number
  leaseOf(name: string): Lease
  /** Operators have switched it off: it is asked nothing, as if it were away. */
  isOff(): Promise<boolean>
  answered(tx: Tx, answered: Answered): Promise<void>
}

export type ModelDeps = Pick<Deps, 'db' | 'transaction' | 'redis' | 'clock' | 'logger'>

/** What remains of the reader's time is for the analysis itself. */
const PATIENCE_MS = analysisTimes.answerMs - 200
const LOOK_EVERY_MS = 2_000

export function createModel(deps: ModelDeps, settings: ModelSettings): Model {
  const { db, transaction, redis, clock, logger } = deps
  const {
    name,
    limitMs,
    callsPerHour,
    dollarsPerDay = 0,
    patienceMs = PATIENCE_MS,
    lookEveryMs = LOOK_EVERY_MS,
    leaseOf,
    isOff,
    answered,
  } = settings
  const keyOf = (listing: PublicListing) => contentKey(promptInputOf(listing), { promptVersion, name })
  const endpoint = openEndpoint({ ...settings, clock })
  const keep = keepAnswer({ db, transaction, clock, name, promptVersion, answered })
  const budget = createBudget(redis, { callsPerHour, dollarsPerDay })
  const ask = askAbout({ db, clock, logger, endpoint, isOff, budget, limitMs, keyOf, keep })
  const answersOn = keptAnswers(db, keyOf)
  const follow = followListings({ db, clock, keyOf })
  const readers = createReaders({
    ask,
    answersOn,
    standingOf: (listing) => standingOf(db, { listingId: listing.id, key: keyOf(listing), now: clock() }),
    patienceMs,
    logger,
  })
  countFromZero('modelRefused')

  return {
    answerOn: readers.answerOn,
    refresh: readers.refresh,
    answersOn,
    follow,
    background: {
      name: 'model',
      lease: leaseOf('model'),
      works(signal) {
        let walked = false
        const resting = new Map<string, number>()
        return [
          {
            name: 'asking the model',
            everyMs: lookEveryMs,
            async round() {
              if (!walked) await walkListings({ db, transaction, follow, keyOf, logger }, signal)
              walked = true
              const inBackground = (listing: PublicListing) =>
                ask(listing, { asker: 'background', personId: listing.agentId, signal })
              await askWaiting({ db, transaction, clock, logger, ask: inBackground, follow, keyOf }, signal, resting)
            },
          },
        ]
      },
    },
    async close() {
      await readers.close()
      endpoint.close()
    },
  }
}

/** The answers that are kept on these listings, by the listings' ids. */
function keptAnswers(db: Database, keyOf: (listing: PublicListing) => string) {
  return async (listings: readonly PublicListing[], tx?: Tx): Promise<Map<string, ModelAnswer>> => {
    const keyed = listings.filter(({ aiConsent }) => aiConsent).map((listing) => ({ listing, key: keyOf(listing) }))
    const rows = await answerRows
      .of(db)
      .find({ _id: { $in: keyed.map(({ key }) => key) } }, { ...(tx && { session: tx }) })
      .toArray()
    const byKey = new Map(rows.map((row) => [row._id, row]))
    return new Map(
      keyed.flatMap(({ listing, key }) => {
        const row = byKey.get(key)
        const answer = row && answerOf(row, listing)
        return answer ? [[listing.id, answer] as const] : []
      }),
    )
  }
}
