import { randomUUID } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'
import type { Observed } from '@storyright/scoring'
import { count, inSpan } from '@storyright/service-kit/telemetry'
import type { Database } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { validateAnswer } from '../answers/validate-answer.ts'
import type { Asker, Budget } from '../endpoint/budget.ts'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { EndpointResting, Unusable } from '../endpoint/endpoint-error.ts'
import { promptInputOf } from '../task/prompt-input.ts'
import { mostUnusable, nextTry } from './process-queue.ts'
import { never, type QuestionRow, questionRows } from './question-rows.ts'

export interface AskDeps extends Pick<Deps, 'db' | 'clock' | 'logger'> {
  endpoint: Endpoint
  /** Operators have switched the model off. */
  isOff(): Promise<boolean>
  budget: Budget
  limitMs: number
  keyOf(listing: PublicListing): string
  keep(listing: PublicListing, key: string, observations: readonly Observed[]): Promise<void>
}

/** `busy`: somebody else asks, or it is not time yet. `stopped`: nobody may be asked now. `used up`: this person has had their share of the hour. */
export type Outcome = 'answered' | 'failed' | 'busy' | 'stopped' | 'used up'

export interface AskHow {
  asker: Asker
  /** Whose share of the hour it takes: who reads, or else the listing's agent. */
  personId: string
  anew?: boolean
  signal: AbortSignal
}

/** Who died while asking holds a claim no longer than this beyond the call's limit. */
const CLAIM_MARGIN_MS = 10_000

/** Asks the model about one listing and keeps what it answers. A failure is put off and logged. */
export function askAbout(deps: AskDeps, listing: PublicListing, how: AskHow): Promise<Outcome> {
  return inSpan({ name: 'model ask' }, () => askOnce(deps, listing, how))
}

async function askOnce(
  deps: AskDeps,
  listing: PublicListing,
  { asker, personId, anew = false, signal }: AskHow,
): Promise<Outcome> {
  const { db, clock, logger, endpoint, budget, limitMs } = deps
  if (endpoint.isBroken() || (await deps.isOff())) return 'stopped'
  const key = deps.keyOf(listing)
  const lastsMs = limitMs + CLAIM_MARGIN_MS
  const claim = await claimQuestion(db, { listingId: listing.id, key, now: clock(), lastsMs, anew })
  if (!claim) return 'busy'
  try {
    const refused = await refusedFor()
    if (refused) {
      await giveBack(db, claim)
      return refused
    }
    const { content, cost } = await endpoint.ask(promptInputOf(listing), signal)
    await budget
      .spend(cost)
      .catch((error: unknown) => logger.warn({ err: error }, 'The model’s cost cannot be counted'))
    await deps.keep(listing, key, validateAnswer(content, listing))
    return 'answered'
  } catch (error) {
    if (signal.aborted) {
      await giveBack(db, claim)
      return 'stopped'
    }
    logger.warn({ err: error, listing: listing.id }, 'The model’s answer is missing, and the tables answer')
    if (error instanceof EndpointResting) await budget.rest(error.forMs).catch(() => undefined)
    const isUnusable = error instanceof Unusable
    const isGivenUp = isUnusable && (claim.question.unusable ?? 0) + 1 >= mostUnusable
    if (isGivenUp) logger.warn({ listing: listing.id }, 'The model is not asked about this text again')
    const at = isGivenUp ? null : nextTry(claim.question.tries, error, clock())
    await giveBack(db, claim, { at, isUnusable })
    return error instanceof EndpointResting ? 'stopped' : 'failed'
  }

  /** Without the budget's counters nothing is asked. */
  function refusedFor(): Promise<'stopped' | 'used up' | null> {
    return budget.take(asker, personId).then(
      ({ waitMs, isOwnShare }) => {
        if (waitMs === 0) return null
        count('modelRefused')
        return isOwnShare ? 'used up' : 'stopped'
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'The model’s calls cannot be counted')
        return 'stopped'
      },
    )
  }
}

/** The right to ask about a listing, until it ends by itself or is given back. */
interface Claim {
  id: string
  /** As the question is, claimed. */
  question: QuestionRow
}

interface ClaimQuestionInput {
  listingId: string
  key: string
  now: Date
  lastsMs: number
  /** Also where there is an answer, or it was put off. */
  anew?: boolean
}

/** Of all who want to ask about this content one may; the others get nothing. */
async function claimQuestion(
  db: Database,
  { listingId, key, now, lastsMs, anew = false }: ClaimQuestionInput,
): Promise<Claim | undefined> {
  const id = randomUUID()
  // One write by the row's id and then one read: for `findOneAndUpdate` SecantusDB looks through the whole collection.
  const rows = questionRows.of(db)
  const { matchedCount } = await rows.updateOne(
    { _id: listingId, key, claimedUntil: { $lte: now }, ...(!anew && { dueAt: { $lte: now } }) },
    { $set: { claim: id, claimedUntil: new Date(now.getTime() + lastsMs) } },
  )
  const question = matchedCount === 0 ? null : await rows.findOne({ _id: listingId, claim: id })
  return question ? { id, question } : undefined
}

/** Ends a claim: nothing was asked, or it is to be asked again then; `null` is never, until the text changes. */
async function giveBack(
  db: Database,
  { id, question }: Claim,
  again?: { at: Date | null; isUnusable: boolean },
): Promise<void> {
  // A repeated question keeps its earlier answer.
  const putOff =
    again && question.dueAt
      ? {
          dueAt: again.at,
          tries: question.tries + 1,
          unusable: (question.unusable ?? 0) + Number(again.isUnusable),
        }
      : {}
  await questionRows
    .of(db)
    .updateOne({ _id: question._id, claim: id }, { $set: { claim: null, claimedUntil: never, ...putOff } })
}

/** Whether a question is due, is being asked, or will not be. */
export type QuestionState = 'due' | 'asked' | 'quiet'

export async function standingOf(
  db: Database,
  { listingId, key, now }: Pick<ClaimQuestionInput, 'listingId' | 'key' | 'now'>,
): Promise<QuestionState> {
  const question = await questionRows.of(db).findOne({ _id: listingId, key })
  if (!question) return 'quiet'
  if (question.claimedUntil > now) return 'asked'
  return question.dueAt && question.dueAt <= now ? 'due' : 'quiet'
}
