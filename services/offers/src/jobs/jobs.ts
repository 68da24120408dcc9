import { offerHoldEnding } from '@storyright/contracts/events'
import { offerLimits } from '@storyright/contracts/vocabulary'
import { sweepUnused } from '@storyright/object-store'
import type { Deps } from '../deps.ts'
import { lockListing } from '../listings/listing.store.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { changeHold, findHolds } from '../payments/hold.store.ts'
import { type Hold, openHoldStatuses } from '../payments/hold.ts'
import { addMissingBoxes, publishTakings } from '../rights/taking.store.ts'
import { ago, DAY_MS, HOUR_MS } from '../times.ts'
import { auditPayments } from './audit-payments.ts'
import { detachCards } from './detach-cards.ts'
import { endOptions } from './end-options.ts'
import { endUnpaid } from './end-unpaid.ts'
import { endMany } from './expire-offers.ts'
import { hashDocuments } from './hash-documents.ts'
import { BATCH, type Pace } from './job-config.ts'
import { compareHold } from './reconcile-hold.ts'
import { finishCaptures } from './resume-captures.ts'
import { finishReleases } from './resume-releases.ts'
import { IN_THE_DATABASE, leastRecentlyTried, notPutOff, tryHolds } from './retry-holds.ts'
import { endLapsed, remindOfEndingRounds } from './round-ends.ts'
import type { Lane } from './run-jobs.ts'

const publishLate = ({ transaction, outbox }: Deps, id: string): Promise<void> =>
  transaction(async (tx) => {
    await lockListing(tx, id)
    if ((await tx.listing.count({ where: { id, takingsUnpublished: true } })) === 0) return
    await addMissingBoxes(tx, id)
    await publishTakings(tx, outbox, id)
  })

/** Reminds the agent, some days and again one day before a hold ends, that an offer awaits an answer. */
export async function remindOfEndingHolds(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> {
  for (const [index, hours] of offerLimits.remindBeforeHours.entries())
    await tryHolds(deps, pace, signal, {
      due: (now, take) =>
        findHolds(deps.db, {
          where: {
            status: 'held',
            releaseWantedAt: null,
            reminders: { lte: index },
            captureBefore: { gt: now, lte: new Date(now.getTime() + hours * HOUR_MS) },
            ...notPutOff(now),
          },
          orderBy: [leastRecentlyTried, { captureBefore: 'asc' }],
          take,
        }),
      work: (hold) => remind(deps, hold, index + 1),
      atOnce: IN_THE_DATABASE,
      failing: 'An agent is reminded later',
    })
}

async function remind(deps: Deps, { offerId, number }: Hold, reminders: number): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    const { hold } = offer
    if (hold.number !== number || hold.status !== 'held' || hold.reminders >= reminders) return
    await changeHold(tx, hold, { reminders })
    if (offer.status !== 'pending' || offer.claim) return
    await changeOffer(tx, deps.outbox, offer, { at: deps.clock(), event: offerHoldEnding })
  })
}

const SOON_MS = 30_000

/** Compares open holds with the provider: a notice may have been lost, a hold may have run out. */
export const compareHolds = (deps: Deps, pace: Pace, signal: AbortSignal): Promise<void> =>
  tryHolds(deps, pace, signal, {
    due: (now, take) =>
      findHolds(deps.db, {
        where: { AND: [notPutOff(now), toCompare(deps, pace)] },
        orderBy: [leastRecentlyTried, { comparedAt: { sort: 'asc', nulls: 'first' } }],
        take,
      }),
    work: (hold) => compareHold(deps, hold),
    failing: 'A hold is compared later',
  })

function toCompare(deps: Deps, { compareEveryMs }: Pace) {
  const soon = notComparedSince(ago(deps, Math.min(SOON_MS, compareEveryMs)))
  return {
    intentId: { not: null },
    status: { in: [...openHoldStatuses] },
    releaseWantedAt: null, // a release reads the hold anyway
    OR: [
      notComparedSince(ago(deps, compareEveryMs)),
      // Somebody may be paying right now, or the money has just become free.
      { AND: [soon, { status: { not: 'held' }, createdAt: { gte: ago(deps, HOUR_MS) } }] },
      { AND: [soon, { status: 'held', captureBefore: { lte: deps.clock() } }] },
    ],
  }
}

const notComparedSince = (since: Date) => ({ OR: [{ comparedAt: null }, { comparedAt: { lte: since } }] })

const lastSweeps = new WeakMap<object, number>()

/** Periodically removes day-old decks that were never used, and files without a record. What lies on a shelf stays as long as its offer. */
async function sweepFiles(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  const now = deps.clock().getTime()
  if (now - (lastSweeps.get(deps) ?? 0) < HOUR_MS) return
  lastSweeps.set(deps, now)
  await hashDocuments(deps, signal)
  const keptBefore = ago(deps, DAY_MS)
  await sweepUnused(deps.files, { keptBefore, usedAmong: (names) => usedAmong(deps, names) })
}

/** Deletes what nothing needs. */
async function usedAmong(deps: Pick<Deps, 'db' | 'clock'>, names: string[]): Promise<Set<string>> {
  const { db } = deps
  const finished = names.filter((name) => !name.includes('.')) // the others were left half written by a crash
  await sweepDecks(deps, finished)
  const documents = await db.optionDocument.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const decks = await db.deck.findMany({ where: { id: { in: finished } }, select: { id: true } })
  const signed = await db.agreement.findMany({ where: { signedFile: { in: finished } }, select: { signedFile: true } })
  return new Set([...[...decks, ...documents].map(({ id }) => id), ...signed.map(({ signedFile }) => signedFile!)])
}

/**
 * Deletes decks without an offer or an entry; whoever makes an offer with such a deck, or has it kept, at this moment is refused. In one
 * statement, which looks again at a deck that somebody has just changed.
 */
const sweepDecks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, ids: string[]) => db.$executeRaw`
  DELETE FROM decks WHERE id = ANY(${ids}::uuid[])
    AND (kept_until IS NULL OR kept_until < ${clock()})
    AND NOT EXISTS (SELECT FROM offers WHERE deck_id = decks.id)
    AND NOT EXISTS (SELECT FROM competition_entries WHERE deck_id = decks.id)`

const WEBHOOKS_KEPT_DAYS = 60
const REQUEST_KEYS_KEPT_DAYS = 30
const ENDINGS_KEPT_DAYS = 60

/** Deletes webhooks and request keys too old to be repeated, and old finished endings. */
async function forgetOld(deps: Deps): Promise<void> {
  await deps.db.notice.deleteMany({ where: { receivedAt: { lt: ago(deps, WEBHOOKS_KEPT_DAYS * DAY_MS) } } })
  await deps.db.requestKey.deleteMany({ where: { createdAt: { lt: ago(deps, REQUEST_KEYS_KEPT_DAYS * DAY_MS) } } })
  await deps.db.ending.deleteMany({ where: { doneAt: { lt: ago(deps, ENDINGS_KEPT_DAYS * DAY_MS) } } })
}

/** One step of the upkeep: safe to repeat, continues past a row that fails, and stops at the signal. */
export interface Step {
  run(deps: Deps, pace: Pace, signal: AbortSignal): Promise<void>
  /** The lane in which its provider calls queue. */
  lane?: Lane
  /** Starts at once when its bell rings; other work keeps to its schedule. */
  isCalled?: boolean
}

export const steps: Record<string, Step> = {
  endMany: { run: endMany, isCalled: true },
  finishCaptures: { run: finishCaptures, lane: 'captures' },
  finishReleases: { run: finishReleases, lane: 'releases', isCalled: true },
  compareHolds: { run: compareHolds, lane: 'comparisons' },
  auditPayments: { run: auditPayments, lane: 'comparisons' },
  endUnpaid: { run: endUnpaid, lane: 'comparisons' },
  endLapsed: { run: endLapsed },
  detachCards: { run: detachCards, lane: 'comparisons' },
  remindOfEndingHolds: { run: remindOfEndingHolds },
  remindOfEndingRounds: { run: remindOfEndingRounds },
  endOptions: { run: endOptions },
  publishLateTakings: { run: publishLateTakings },
  forgetOld: { run: forgetOld },
  sweepFiles: { run: sweepFiles },
}

/**
 * Publishes what is taken of the listings where a version changed that which knew nothing of takings, and gives their claims boxes. One
 * listing that fails keeps no other from it.
 */
async function publishLateTakings(deps: Deps, _pace: Pace, signal: AbortSignal): Promise<void> {
  for (let after = ''; !signal.aborted; ) {
    const where = { takingsUnpublished: true, id: { gt: after } }
    const found = await deps.db.listing.findMany({ where, select: { id: true }, orderBy: { id: 'asc' }, take: BATCH })
    for (const { id } of found)
      await publishLate(deps, id).catch((error: unknown) =>
        deps.logger.warn({ listingId: id, err: error }, 'What is taken of a listing is published later'),
      )
    if (found.length < BATCH) return
    after = found.at(-1)!.id
  }
}
