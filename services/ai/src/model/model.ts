import type { PublicListing } from '@storyright/contracts/events'
import { analysisTimes } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { ModelAnswer } from '@storyright/scoring'
import type { Background, Lease } from '@storyright/service-kit'
import { countFromZero } from '@storyright/service-kit/telemetry'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { answerOf, answerRows } from './answers/answer-of.ts'
import { createBudget } from './endpoint/budget.ts'
import { openEndpoint } from './endpoint/endpoint.ts'
import { promptVersion } from './prompts/prompt.ts'
import { type AskDeps, type AskHow, askAbout, standingOf } from './questions/ask-about.ts'
import { type FollowedListing, followListings } from './questions/follow-listings.ts'
import { type Answered, keepAnswer } from './questions/keep-answer.ts'
import { type AskWaitingDeps, processQueue } from './questions/process-queue.ts'
import { questionRows } from './questions/question-rows.ts'
import { createRequestCoalescing } from './request-coalescing.ts'
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
 * - `answered(tx, { listing, answer })` is called in the transaction that keeps an answer: publish it and write search rows there.
 *   A listing whose content was answered before has its answer at once, without that call: whoever
 *   follows listings looks with `answersOn([listing], tx)`. The scores follow from the table and the listing's other data,
 *   so they may change with any version of it.
 */
export interface Model {
  answerOn(listing: PublicListing, readerId: string): Promise<ModelAnswer | null>
  /** Asks again, within the budget; the older answer stays until a new one is there. */
  refresh(listing: PublicListing, readerId: string): Promise<{ answer: ModelAnswer | null; isNew: boolean }>
  /** The kept answers on these listings, by id; the model is not asked. */
  answersOn(listings: readonly PublicListing[], tx?: Tx): Promise<Map<string, ModelAnswer>>
  follow(tx: Tx, rows: readonly FollowedListing[]): Promise<void>
  /** Asks about new listings and retries failed ones, in one replica. */
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
  /** How often background work looks for due questions. */
  lookEveryMs?: number
  leaseOf(name: string): Lease
  /** Operators have switched it off: it is asked nothing, as if it were away. */
  isOff(): Promise<boolean>
  answered(tx: Tx, answered: Answered): Promise<void>
}

export type ModelDeps = Pick<Deps, 'db' | 'transaction' | 'redis' | 'clock' | 'logger'>

/** The rest of the reader's time is for the analysis itself. */
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
  const keeping = { db, transaction, clock, name, promptVersion, answered }
  const keep: AskDeps['keep'] = (listing, key, observations) => keepAnswer(keeping, listing, { key, observations })
  const budget = createBudget(redis, { callsPerHour, dollarsPerDay })
  const asking: AskDeps = { db, clock, logger, endpoint, isOff, budget, limitMs, keyOf, keep }
  const ask = (listing: PublicListing, how: AskHow) => askAbout(asking, listing, how)
  const answersOn = keptAnswers(db, keyOf)
  const follow = (tx: Tx, rows: readonly FollowedListing[]) => followListings({ db, clock, keyOf }, tx, rows)
  const readers = createRequestCoalescing({
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
              await processQueue({ db, transaction, clock, logger, ask: inBackground, follow, keyOf }, signal, resting)
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

/** Looks at every listing once: another prompt or model asks again about all, and no question may be missing. */
async function walkListings(
  { db, transaction, follow, keyOf, logger }: Omit<AskWaitingDeps, 'ask' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const asked = new Map<string, string>()
  for await (const { _id, key } of questionRows.of(db).find({}, { projection: { key: 1 } })) asked.set(_id, key)
  for await (const { _id, isDeleted, listing } of listingRows.of(db).find()) {
    if (signal.aborted) return
    const wanted = isDeleted || !listing.aiConsent ? undefined : keyOf(listing)
    if (asked.get(_id) === wanted) continue
    await transaction(async (tx) => {
      const row = await listingRows.of(db).findOne({ _id }, { session: tx })
      if (row) await follow(tx, [row])
    }).catch((error: unknown) => logger.warn({ err: error, listing: _id }, 'The model’s question is written later'))
  }
}
