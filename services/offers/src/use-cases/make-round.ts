import { createHash } from 'node:crypto'
import { counterMade, offerChanged } from '@storyright/contracts/events'
import type { RoundForm } from '@storyright/contracts/http'
import { type OfferSide, offerMessages, refusals, type Viewer, wholePounds } from '@storyright/contracts/vocabulary'
import { standRound } from '../claims/stand-round.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireOffered, requireStanding, requireStillOpen, whyNotAvailable } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { changeOffer, getOffer, lockOffer } from '../offers/offer.store.ts'
import { closedAs, requireReader, requireSide, statusAfter } from '../offers/offer.ts'
import { requireRoomForOffer } from '../offers/offer-quotas.ts'
import type { OfferRound, OfferWithHolds } from '../offers/records.ts'
import { addRound, makeMove } from '../offers/round.store.ts'
import {
  counterOf,
  endOf,
  isCovered,
  mayCounter,
  mayPropose,
  nextHoldNumber,
  roundsOf,
  standingOf,
  unpaidOf,
} from '../offers/round.ts'
import { countered, unpaidDropped } from '../offers/round-moves.ts'
import { addHold } from '../payments/hold.store.ts'
import { openOnlyHold, releaseSoon } from '../payments-sync/release-holds.ts'
import { oneAtATime } from '../quotas.ts'
import { scopeAsked } from '../rights/scope.ts'

interface MakeRoundInput {
  offerId: string
  viewer: Viewer
  form: RoundForm
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** A round that was made or agreed to, and how its new hold is paid, where it needs one. */
export interface MadeRound {
  number: number
  clientSecret: string | null
}

/**
 * Proposes other terms: the agent a counter-offer, which leaves the offer as it stands, the producer a round that stands at once, or as soon
 * as its higher fee is held.
 */
export async function makeRound(deps: Deps, input: MakeRoundInput): Promise<MadeRound> {
  const { offerId, viewer } = input
  const before = await getOffer(deps.db, offerId)
  requireReader(before, viewer)
  const side = requireSide(before, viewer)
  const number = await deps.transaction((tx) => write(deps, tx, { ...input, side }))
  await deps.checkpoint('after making the round')
  return paying(deps, { offerId, number })
}

/** Opens the hold of a round that is not paid yet. Whatever it replaces is let go at the provider first. */
export async function paying(deps: Deps, { offerId, number }: { offerId: string; number: number }): Promise<MadeRound> {
  const unpaid = unpaidOf(await getOffer(deps.db, offerId))
  if (unpaid?.number === number && unpaid.holdNumber !== null) {
    const { clientSecret } = await openOnlyHold(deps, { offerId, number: unpaid.holdNumber })
    return { number, clientSecret }
  }
  await releaseSoon(deps, [offerId])
  return { number, clientSecret: null }
}

type WriteRoundInput = MakeRoundInput & { side: OfferSide }

async function write(deps: Deps, tx: Tx, { offerId, viewer, form, key, side }: WriteRoundInput): Promise<number> {
  const repeated = key === undefined ? undefined : await repeatedRound(deps, tx, { key, viewer, form, offerId })
  if (repeated) return repeated
  if (side === 'producer') {
    await oneAtATime(tx, 'offers', viewer.id)
    await requireStanding(tx, viewer) // before the listing's lock: people always come first
  }
  const offer = await lockOffer(tx, offerId)
  const now = deps.clock()
  const refusal = (side === 'agent' ? mayCounter : mayPropose)(offer, now)
  if (refusal) throw refusal
  const round = proposedIn(offer, { form, side, now })
  const proposed = { ...offer, scope: round.scope }
  await requireFree(tx, proposed, { viewer, side, now })
  if (form.scope !== null) await requireOffered(tx, proposed, now)
  await (side === 'agent' ? counter(deps, tx, offer, round) : propose(deps, tx, offer, round))
  if (key !== undefined) await keepRound(tx, { key, viewer, number: round.number })
  return round.number
}

/** What is left out is as in the round that is answered: the agent answers the standing one, the producer the open counter-offer. */
function proposedIn(
  offer: OfferWithHolds,
  { form, side, now }: { form: RoundForm; side: OfferSide; now: Date },
): OfferRound {
  const answered = (side === 'producer' ? counterOf(offer, now) : undefined) ?? standingOf(offer)
  const expiresAt = endOf(form.expiresAt ? new Date(form.expiresAt) : null, now)
  if (!expiresAt) throw endRefused(offerMessages.roundEnd)
  const offerPrice = form.offerPrice ?? answered.offerPrice
  const { captureBefore } = offer.hold
  const isLate =
    side === 'producer' && isCovered(offer, offerPrice) && captureBefore !== null && expiresAt > captureBefore
  if (isLate && form.expiresAt) throw endRefused(offerMessages.roundEndAfterHold)
  return {
    offerId: offer.id,
    number: Math.max(...roundsOf(offer).map(({ number }) => number)) + 1,
    by: side,
    offerPrice,
    optionPeriod: form.optionPeriod ?? answered.optionPeriod,
    scope: form.scope === null ? answered.scope : scopeAsked(form.scope, { terms: offer.terms, now }),
    deal: form.deal === undefined ? answered.deal : form.deal,
    message: form.message,
    createdAt: now,
    expiresAt,
    status: 'open',
    openedAt: side === 'agent' ? now : null,
    answeredAt: null,
    reason: null,
    holdNumber: null,
    remindedAt: null,
  }
}

const endRefused = (message: string): Error =>
  refusals.validationFailed({ message, errors: [{ path: 'expiresAt', message }] })

interface RequireFreeInput {
  viewer: Viewer
  side: OfferSide
  now: Date
}

/** The rights of every round are free, and nothing is about to end the offer. The producer makes every check of a new offer. */
export async function requireFree(
  tx: Tx,
  proposed: OfferWithHolds,
  { viewer, side, now }: RequireFreeInput,
): Promise<void> {
  const ending = await endingOf(tx, proposed)
  if (ending) throw closedAs(statusAfter[ending])
  if (side === 'producer') return requireStillOpen(tx, { viewer, listingId: proposed.listingId, now }, proposed)
  if (await whyNotAvailable(tx, proposed, now)) throw offerRefusals.scopeNotFree()
}

async function counter({ outbox, clock }: Deps, tx: Tx, before: OfferWithHolds, round: OfferRound): Promise<void> {
  const at = clock()
  await makeMove(tx, countered(before, at), at)
  const offer = await addRound(tx, before, round)
  const note = wholePounds(round.offerPrice)
  await changeOffer(tx, outbox, offer, { at, moment: 'countered', note, event: counterMade, about: { round } })
}

/** Enough is held: the round stands at once. Else it waits for its own hold, and what stands can still be accepted. */
async function propose(deps: Deps, tx: Tx, before: OfferWithHolds, round: OfferRound): Promise<void> {
  if (isCovered(before, round.offerPrice)) {
    const offer = await addRound(tx, before, round)
    return standRound(deps, tx, { offer, round, hold: offer.hold })
  }
  if (before.status === 'expired') await requireRoomForOffer(tx, deps.quotas, { ...before, offerId: before.id })
  await dropUnpaid(deps, tx, before)
  const holdNumber = nextHoldNumber(before)
  await addHold(tx, { id: before.id, offerPrice: round.offerPrice }, { number: holdNumber, createdAt: deps.clock() })
  await addRound(tx, before, { ...round, status: 'unpaid', holdNumber })
  await changeOffer(tx, deps.outbox, before, { at: deps.clock(), event: offerChanged })
}

/** The producer pays for one round at a time. */
export async function dropUnpaid({ clock }: Pick<Deps, 'clock'>, tx: Tx, offer: OfferWithHolds): Promise<void> {
  const at = clock()
  await makeMove(tx, unpaidDropped(offer, at), at)
}

interface KeyedRequest {
  key: string
  viewer: Viewer
  form: RoundForm
  offerId: string
}

/** Claims the request's key before its round is written; returns the round of an equal request that was first. */
async function repeatedRound(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { key, viewer, form, offerId }: KeyedRequest,
): Promise<number | undefined> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ round: offerId, ...form }))
    .digest('hex')
  const data = { producerId: viewer.id, key, offerId, createdAt: clock(), requestHash }
  if ((await tx.requestKey.createMany({ data, skipDuplicates: true })).count > 0) return undefined
  const known = await tx.requestKey.findUnique({ where: { producerId_key: { producerId: viewer.id, key } } })
  if (!known || known.requestHash !== requestHash || known.round === null) throw offerRefusals.keyUsedOtherwise()
  return known.round
}

const keepRound = (tx: Tx, { key, viewer, number }: { key: string; viewer: Viewer; number: number }) =>
  tx.requestKey.update({ where: { producerId_key: { producerId: viewer.id, key } }, data: { round: number } })
