import { extraRightsAnswered, extraRightsAsked, offerRenewed } from '@storyright/contracts/events'
import { offerCalls as calls, optionCalls, type PaymentSettings } from '@storyright/contracts/http'
import type { ExtraRightsAnswer, Viewer } from '@storyright/contracts/vocabulary'
import { idempotencyKeyOf, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { addAuditEntry, auditedState } from '../audit.store.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requireStanding, requireStillOpen } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { changeOffer, getOffer, lockOffer } from '../offers/offer.store.ts'
import {
  requireAnswerer,
  requireExtraRightsAnswerable,
  requireExtraRightsAskable,
  requirePayable,
  requireProducer,
} from '../offers/offer.ts'
import { requireRoomForOffer } from '../offers/offer-quotas.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { changeRound } from '../offers/round.store.ts'
import { namedIn, nextHoldNumber, standingOf, unpaidOf } from '../offers/round.ts'
import { addHold } from '../payments/hold.store.ts'
import { isOpen } from '../payments/hold.ts'
import { openOnlyHold } from '../payments-sync/release-holds.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { findOffer, offersOfAgent, offersOfProducer } from '../queries/find-offers.ts'
import { oneAtATime } from '../quotas.ts'
import { acceptOffer } from './accept-offer.ts'
import { cancelOffer, rejectOffer } from './answer-offer.ts'
import { changeTerms } from './change-terms.ts'
import { chooseAfterReturn } from './choose-after-return.ts'
import { createOffer, type Payable } from './create-offer.ts'
import { dropUnpaid } from './make-round.ts'

interface Settings {
  publicUrl: string
  payment: PaymentSettings
}

export function offerRoutes(app: FastifyInstance, deps: Deps, { publicUrl, payment }: Settings): void {
  const finding = { ...deps, publicUrl }

  serve(app, calls.createOffer, async ({ viewer, body: form, request }) => {
    const key = idempotencyKeyOf(request)
    const { offerId, clientSecret } = await createOffer(deps, { viewer, form, key })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.mySubmissions, async ({ viewer }) => offersOfProducer(finding, viewer))
  serve(app, calls.agentOffers, async ({ viewer, params: { agentId } }) => offersOfAgent(finding, { agentId, viewer }))
  serve(app, calls.paymentSettings, async () => payment)
  serve(app, calls.getOffer, async ({ viewer, params: { id: offerId } }) => findOffer(finding, { offerId, viewer }))
  serve(app, calls.changeTerms, async ({ viewer, params: { id: offerId }, body: form }) => {
    const { clientSecret } = await changeTerms(deps, { offerId, viewer, form })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.confirmPayment, async ({ viewer, params: { id: offerId } }) => {
    const offer = await getOffer(deps.db, offerId)
    requireProducer(offer, viewer)
    // A round that waits for its own hold is what was paid now.
    const paid = offer.holds.find(({ number }) => number === unpaidOf(offer)?.holdNumber) ?? offer.hold
    if (isOpen(paid.status)) await lookAtPayment(deps, paid) // of another it has nothing new to say
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.renewOffer, async ({ viewer, params: { id: offerId } }) => {
    const { clientSecret } = await renewOffer(deps, { offerId, viewer })
    return { offer: await findOffer(finding, { offerId, viewer }), clientSecret }
  })
  serve(app, calls.cancelOffer, async ({ viewer, params: { id: offerId }, body: { cancellationReason: reason } }) => {
    await cancelOffer(deps, { offerId, viewer, reason })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.acceptOffer, async ({ viewer, params: { id: offerId }, body }) => {
    const withoutExtraRights = body?.withoutExtraRights ?? false
    await acceptOffer(deps, { offerId, viewer, withoutExtraRights, named: namedIn(body) })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.askExtraRights, async ({ viewer, params: { id: offerId } }) => {
    await askExtraRights(deps, { offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.answerExtraRights, async ({ viewer, params: { id: offerId }, body: { answer } }) => {
    await answerExtraRights(deps, { offerId, viewer, answer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, optionCalls.chooseAfterReturn, async ({ viewer, params: { id: offerId }, body }) => {
    await chooseAfterReturn(deps, { ...body, offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
  serve(app, calls.rejectOffer, async ({ viewer, params: { id: offerId } }) => {
    await rejectOffer(deps, { offerId, viewer })
    return findOffer(finding, { offerId, viewer })
  })
}

type ExtraRightsDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>
interface AskExtraRightsInput {
  offerId: string
  viewer: Viewer
}

/** The agent would accept without the additional rights requested: the producer is asked first. */
function askExtraRights(
  { transaction, outbox, clock }: ExtraRightsDeps,
  { offerId, viewer }: AskExtraRightsInput,
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireAnswerer(offer, viewer)
    requireExtraRightsAskable(offer, await endingOf(tx, offer))
    const at = clock()
    const change = { extraRightsAskedAt: at }
    await changeOffer(tx, outbox, offer, { at, change, moment: 'extra_rights_asked', event: extraRightsAsked })
    if (viewer.id === offer.agentId) return
    const state = auditedState(offer)
    const entry = { action: 'extra_rights.asked', offerId, actorId: viewer.id, before: state, after: state } as const
    await addAuditEntry(tx, entry, at)
  })
}

/** The producer leaves them out, and the agent may accept without them; or keeps the request. */
function answerExtraRights(
  { transaction, outbox, clock }: ExtraRightsDeps,
  { offerId, viewer, answer }: AskExtraRightsInput & { answer: ExtraRightsAnswer },
): Promise<void> {
  return transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    requireProducer(offer, viewer)
    requireExtraRightsAnswerable(offer, await endingOf(tx, offer))
    const at = clock()
    await changeOffer(tx, outbox, offer, {
      at,
      change: { extraRightsAnswer: answer, extraRightsAnsweredAt: at },
      moment: answer === 'waived' ? 'extra_rights_waived' : 'extra_rights_kept',
      event: extraRightsAnswered,
    })
  })
}

/**
 * What a producer needs to pay for an offer: its unpaid hold, or a new one after the last has run out. Every check
 * of a new offer is repeated.
 */
export async function renewOffer(
  deps: Deps,
  { offerId, viewer }: { offerId: string; viewer: Viewer },
): Promise<Payable> {
  const number = await deps.transaction(async (tx) => {
    await oneAtATime(tx, 'offers', viewer.id)
    await requireStanding(tx, viewer) // before the listing's lock: people always come first
    const offer = await lockOffer(tx, offerId)
    requireProducer(offer, viewer)
    const paysWith = requirePayable(offer, await endingOf(tx, offer))
    await requireStillOpen(tx, { viewer, listingId: offer.listingId, now: deps.clock() }, offer)
    if (paysWith !== 'another hold') return offer.holdNumber
    await requireRoomForOffer(tx, deps.quotas, { ...offer, offerId })
    return holdAgain(tx, deps, offer)
  })
  await deps.checkpoint('after renewing the offer')
  const { clientSecret } = await openOnlyHold(deps, { offerId, number })
  return { offerId, clientSecret }
}

async function holdAgain(tx: Tx, { outbox, clock }: Deps, offer: OfferWithHolds): Promise<number> {
  const at = clock()
  const number = nextHoldNumber(offer)
  await addHold(tx, offer, { number, createdAt: at })
  // It stands as long as the new hold.
  if (offer.rounds.length > 0) await changeRound(tx, standingOf(offer), { expiresAt: null, holdNumber: number })
  await dropUnpaid({ clock }, tx, offer)
  await changeOffer(tx, outbox, offer, {
    at,
    // A question about the additional rights ended with the hold.
    change: {
      status: 'pending',
      endedBecause: null,
      holdNumber: number,
      extraRightsAskedAt: null,
      extraRightsAnswer: null,
      extraRightsAnsweredAt: null,
    },
    moment: 'renewed',
    event: offerRenewed,
  })
  return number
}
