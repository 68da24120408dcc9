import { counterDeclined, counterWithdrawn, offerChanged } from '@storyright/contracts/events'
import { offerCalls as calls, type OfferRoundAnswer } from '@storyright/contracts/http'
import { type OfferSide, type Refusal, type Viewer, wholePounds } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { standRound } from '../claims/stand-round.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { requireStanding } from '../listings/listing.store.ts'
import { dealHashOf } from '../offers/deal.ts'
import { changeOffer, getOffer, lockOffer } from '../offers/offer.store.ts'
import { requireProducer, requireReader, requireSide } from '../offers/offer.ts'
import { requireRoomForOffer } from '../offers/offer-quotas.ts'
import type { OfferRound, OfferWithHolds } from '../offers/records.ts'
import { changeRound, makeMove } from '../offers/round.store.ts'
import { isCovered, mayAgree, mayAnswer, mayWithdraw, nextHoldNumber, roundsSeenBy, unpaidOf } from '../offers/round.ts'
import { dropped } from '../offers/round-moves.ts'
import { addHold, changeHold } from '../payments/hold.store.ts'
import { releaseSoon } from '../payments-sync/release-holds.ts'
import { findOffer, findRoom } from '../queries/find-offers.ts'
import { oneAtATime } from '../quotas.ts'
import { dropUnpaid, type MadeRound, makeRound, paying, requireFree } from './make-round.ts'

export function roundRoutes(app: FastifyInstance, deps: Deps & { publicUrl: string }): void {
  async function answerOf(
    { number, clientSecret }: MadeRound,
    read: { offerId: string; viewer: Viewer },
  ): Promise<OfferRoundAnswer> {
    const { offer, rounds } = await findRoom(deps, read)
    return { round: rounds.find((round) => round.number === number)!, offer, clientSecret }
  }

  serve(app, calls.getRoom, async ({ viewer, params: { id: offerId } }) => findRoom(deps, { offerId, viewer }))
  serve(app, calls.makeRound, async ({ viewer, params: { id: offerId }, body: form, request }) => {
    const key = idempotencyKeyOf(request)
    return answerOf(await makeRound(deps, { offerId, viewer, form, key }), { offerId, viewer })
  })
  serve(app, calls.agreeRound, async ({ viewer, params: { id: offerId, number }, body }) =>
    answerOf(await agreeRound(deps, { offerId, viewer, number, ...body }), { offerId, viewer }),
  )
  serve(app, calls.declineRound, async ({ viewer, params: { id: offerId, number }, body }) => {
    await declineRound(deps, { offerId, viewer, number, reason: body?.reason ?? null })
    return findOffer(deps, { offerId, viewer })
  })
  serve(app, calls.withdrawRound, async ({ viewer, params: { id: offerId, number } }) => {
    await withdrawRound(deps, { offerId, viewer, number })
    return findOffer(deps, { offerId, viewer })
  })
}

interface AnswerRoundInput {
  offerId: string
  viewer: Viewer
  number: number
}

function requireMay(refusal: Refusal | undefined): void {
  if (refusal) throw refusal
}

function findRound(offer: OfferWithHolds, number: number, side: OfferSide = 'producer'): OfferRound {
  const round = roundsSeenBy(offer, side).find((each) => each.number === number)
  if (!round) throw offerRefusals.roundNotFound()
  return round
}

/**
 * The producer agrees to the agent's counter-offer, subject to acceptance. It stands at once where enough is held, else as soon as its own
 * hold is authorised. Safe to repeat: a round that waits for its hold answers how that is paid.
 */
export async function agreeRound(
  deps: Deps,
  { offerId, viewer, number, dealHash, releaseFirst }: AnswerRoundInput & { dealHash: string; releaseFirst: boolean },
): Promise<MadeRound> {
  requireProducer(await getOffer(deps.db, offerId), viewer)
  await deps.transaction(async (tx) => {
    await oneAtATime(tx, 'offers', viewer.id)
    await requireStanding(tx, viewer) // before the listing's lock: people always come first
    const offer = await lockOffer(tx, offerId)
    requireProducer(offer, viewer)
    const round = findRound(offer, number)
    const isUnpaid = unpaidOf(offer)?.number === number
    const hash = dealHashOf({ ...offer, ...round })
    if ((isUnpaid || (offer.round === number && round.by === 'agent')) && hash === dealHash) {
      // The bank refused the second hold beside the first: the same round is agreed to once more.
      if (isUnpaid && releaseFirst) await letFirstGo(deps, tx, offer)
      return
    }
    const now = deps.clock()
    requireMay(mayAgree(offer, round, now))
    if (hash !== dealHash) throw offerRefusals.roundChanged({ details: { round: number, dealHash: hash } })
    await requireFree(tx, { ...offer, scope: round.scope }, { viewer, side: 'producer', now })
    if (isCovered(offer, round.offerPrice)) return standRound(deps, tx, { offer, round, hold: offer.hold })
    if (offer.status === 'expired') await requireRoomForOffer(tx, deps.quotas, { ...offer, offerId })
    await dropUnpaid(deps, tx, offer)
    if (releaseFirst) await letFirstGo(deps, tx, offer)
    const holdNumber = nextHoldNumber(offer)
    await addHold(tx, { id: offerId, offerPrice: round.offerPrice }, { number: holdNumber, createdAt: now })
    await changeRound(tx, round, { status: 'unpaid', holdNumber, answeredAt: now })
    await changeOffer(tx, deps.outbox, offer, { at: now, event: offerChanged })
  })
  await deps.checkpoint('after agreeing to the round')
  return paying(deps, { offerId, number })
}

/** Until the new hold is made nothing is held: the offer is as after its hold ran out, and can be renewed. */
async function letFirstGo({ outbox, clock }: Deps, tx: Tx, offer: OfferWithHolds): Promise<void> {
  if (offer.claim && !offer.claim.committedAt) throw offerRefusals.beingAccepted()
  if (offer.status !== 'pending') return
  const at = clock()
  await changeHold(tx, offer.hold, { releaseWantedAt: at })
  const change = { status: 'expired', endedBecause: 'hold_expired' } as const
  await changeOffer(tx, outbox, offer, { at, change, moment: 'expired', event: offerChanged })
}

/** The producer declines the agent's counter-offer; what stands goes on standing. */
export function declineRound(
  deps: Pick<Deps, 'transaction' | 'outbox' | 'clock'>,
  { offerId, viewer, number, reason }: AnswerRoundInput & { reason: string | null },
): Promise<void> {
  return deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireProducer(offer, viewer)
    const at = deps.clock()
    const round = findRound(offer, number)
    requireMay(mayAnswer(offer, round, at))
    await changeRound(tx, round, { status: 'declined', answeredAt: at, reason })
    await changeOffer(tx, deps.outbox, offer, {
      at,
      moment: 'counter_declined',
      note: reason,
      event: counterDeclined,
      about: { round, reason },
    })
  })
}

/** The agent takes back an open counter-offer, the producer a round that is not paid yet. */
export async function withdrawRound(deps: Deps, { offerId, viewer, number }: AnswerRoundInput): Promise<void> {
  await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireReader(offer, viewer)
    const side = requireSide(offer, viewer)
    const at = deps.clock()
    const round = findRound(offer, number, side)
    requireMay(mayWithdraw(offer, round, side, at))
    if (side === 'producer') {
      await makeMove(tx, dropped(offer, round, { status: 'withdrawn', at }), at)
      return changeOffer(tx, deps.outbox, offer, { at, event: offerChanged })
    }
    await changeRound(tx, round, { status: 'withdrawn', answeredAt: at })
    const note = wholePounds(round.offerPrice)
    await changeOffer(tx, deps.outbox, offer, {
      at,
      moment: 'counter_withdrawn',
      note,
      event: counterWithdrawn,
      about: { round },
    })
  })
  await deps.checkpoint('after withdrawing the round')
  await releaseSoon(deps, [offerId])
}
