import { offerChanged, offerExpired, offerHeld, offerReleased } from '@storyright/contracts/events'
import { commitAcceptance } from '../claims/claim.ts'
import { failRound, settlePaidRound } from '../claims/stand-round.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { endOffer } from '../offers/end-offer.ts'
import { addMoment, changeOffer, lockOffer } from '../offers/offer.store.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { roundPaidBy } from '../offers/round.ts'
import { reportDiscrepancy, settleAgreed } from '../payments/discrepancy.store.ts'
import { changeHold, type HoldChange } from '../payments/hold.store.ts'
import { feePence, type Hold, type HoldKey, holdMayBecome, isNoLongerHeld } from '../payments/hold.ts'
import { isAllBack } from '../payments/money-back.ts'
import type { Intent } from '../payments/provider.ts'
import { followMoneyBack } from './apply-refund-or-dispute.ts'
import { poundsOf } from './format-pounds.ts'

export type FollowIntentDeps = Pick<Deps, 'outbox' | 'clock' | 'logger'>

/** The provider's state of a hold, and our records of it under the listing's lock. */
export interface Followed {
  offer: OfferWithHolds
  hold: Hold
  intent: Intent
}

/** Which hold, and its status in our books before the provider was asked, where that is known. */
type Asked = HoldKey & Partial<Pick<Hold, 'status'>>

/**
 * Brings our books in line with the provider's state of a hold, in the caller's transaction. Safe to repeat, late and
 * out of order: a hold only ever goes forward.
 */
export async function followIntent(
  deps: FollowIntentDeps,
  tx: Tx,
  { hold: key, intent }: { hold: Asked; intent: Intent },
): Promise<void> {
  const offer = await lockOffer(tx, key.offerId)
  const hold = offer.holds.find(({ number }) => number === key.number)
  if (!hold) return
  const followed = { offer, hold, intent }
  await compareAmounts(tx, deps, followed)
  const found = { intentId: intent.id, comparedAt: deps.clock() }
  if (intent.state === 'held' && !intent.captureBefore) return refuseHold(deps, tx, followed)
  if (intent.state === 'held') return held(tx, deps, followed, { ...found, captureBefore: intent.captureBefore })
  await changeHold(tx, hold, found)
  if (isNoLongerHeld(key.status, intent.state)) return notHeld(tx, deps, followed)
  if (intent.state === 'declined') return declined(tx, deps, followed)
  if (intent.state === 'gone') return gone(tx, deps, followed)
  if (intent.state === 'captured') return captured(tx, deps, followed)
}

/** Somebody changed it at the provider: nothing here asks for another amount. */
async function compareAmounts(tx: Tx, { clock }: FollowIntentDeps, { offer, hold, intent }: Followed): Promise<void> {
  const { offerId } = hold
  const { amountPence: found, state } = intent
  // An acceptance takes the standing round's fee, which may be less than is held.
  const isForFee = state === 'captured' && offer.claim !== null && !isReplaced({ offer, hold })
  const agreed = isForFee ? feePence({ ...offer, hold }) : hold.amountPence
  if (found === agreed || state === 'gone') return
  const did = state === 'captured' ? 'captured' : 'has'
  const message = `The provider ${did} ${poundsOf(found)} where the offer says ${poundsOf(agreed)}. Settle the difference there.`
  await reportDiscrepancy(tx, { offerId, intentId: intent.id, kind: 'other_amount', says: message }, clock())
}

/** The offer is accepted with another hold: there were other terms, a renewal or another round, or this one is for a round that does not stand yet. */
const isReplaced = ({ offer, hold }: Pick<Followed, 'offer' | 'hold'>): boolean => hold.number !== offer.holdNumber

async function declined(tx: Tx, { clock }: FollowIntentDeps, { offer, hold, intent }: Followed): Promise<void> {
  if (!holdMayBecome(hold.status, 'failed')) return
  await changeHold(tx, hold, { status: 'failed' })
  if (isReplaced({ offer, hold }) && !roundPaidBy(offer, hold)) return
  await addMoment(tx, hold.offerId, { at: clock(), moment: 'payment_failed', note: intent.declinedBecause })
}

async function held(tx: Tx, deps: FollowIntentDeps, { offer, hold }: Followed, found: HoldChange): Promise<void> {
  const at = deps.clock()
  if (!holdMayBecome(hold.status, 'held')) {
    await changeHold(tx, hold, found)
    // Recorded by a version that knew no rounds: the one that it pays has been waiting.
    return roundPaidBy(offer, hold) ? settlePaidRound(deps, tx, offer.id) : undefined
  }
  await changeHold(tx, hold, { ...found, status: 'held', heldAt: at })
  if (roundPaidBy(offer, hold)) return settlePaidRound(deps, tx, offer.id)
  // It ended, or got another hold, while the card was charged: the money is being released already.
  if (offer.status !== 'pending' || isReplaced({ offer, hold })) return
  const ending = await endingOf(tx, offer)
  if (ending) return endOffer(deps, tx, offer.id, ending)
  const change = { reachedAgentAt: offer.reachedAgentAt ?? at }
  await changeOffer(tx, deps.outbox, offer, { at, change, moment: 'held', event: offerHeld })
}

/**
 * It was held before the provider was asked, and is not any more: a refused capture leaves a payment like that. While one is under
 * way it decides. What is left of the payment is let go, so that nobody pays it once more.
 */
async function notHeld(tx: Tx, deps: FollowIntentDeps, { offer, hold }: Followed): Promise<void> {
  const { claim, status, holdNumber } = offer
  if (hold.status !== 'held' || hold.releaseWantedAt || (claim && !claim.committedAt)) return
  if (status === 'pending' && hold.number === holdNumber) return endOffer(deps, tx, offer.id, 'hold_expired')
  await changeHold(tx, hold, { releaseWantedAt: deps.clock() })
}

async function gone(tx: Tx, deps: FollowIntentDeps, { offer, hold }: Followed): Promise<void> {
  const { outbox, clock } = deps
  const at = clock()
  const isWanted = hold.releaseWantedAt !== null
  const status = isWanted ? 'released' : 'expired'
  if (!holdMayBecome(hold.status, status)) return
  await changeHold(tx, hold, { status, releasedAt: at, captureIsOpen: false })
  if (isWanted) {
    await settleAgreed(tx, { offerId: offer.id, kind: 'release_refused' }, at)
    if (isReplaced({ offer, hold }) && !hold.heldAt) return // nobody paid it, and nobody heard of it
    // Of an offer that goes on with another hold nobody needs to hear that its money is free.
    const goesOn = offer.status === 'pending' || (offer.status === 'accepted' && isReplaced({ offer, hold }))
    const event = offer.rounds.length > 0 && goesOn ? offerChanged : offerReleased
    return changeOffer(tx, outbox, offer, { at, moment: 'released', event })
  }
  const round = roundPaidBy(offer, hold)
  if (round) return failRound(deps, tx, { offer, round, why: 'The payment was ended at the card provider.' })
  if (offer.status !== 'pending' || hold.number !== offer.holdNumber) return
  // Nothing is left to capture, under whichever number: what the provider has ended stays ended.
  await tx.claim.deleteMany({ where: { offerId: offer.id, committedAt: null } })
  const change = { status: 'expired', endedBecause: 'hold_expired' } as const
  await changeOffer(tx, outbox, offer, { at, change, moment: 'expired', event: offerExpired })
  await settlePaidRound(deps, tx, offer.id)
}

async function captured(tx: Tx, deps: FollowIntentDeps, followed: Followed): Promise<void> {
  const { offer, hold, intent } = followed
  const { claim } = offer
  const isClaimed = claim !== null && offer.status === 'pending' && hold.number === offer.holdNumber
  if (isClaimed) await commitAcceptance(deps, tx, { ...offer, claim })
  else if (offer.status !== 'accepted' || hold.status !== 'captured') await unaccepted(tx, deps, followed)
  // Of a hold that was taken in part the rest is not money that went back.
  const taken = isClaimed ? { ...hold, amountPence: feePence({ ...offer, hold }) } : hold
  await followMoneyBack(deps, tx, { hold: taken, intent })
}

async function unaccepted(tx: Tx, deps: FollowIntentDeps, { hold, intent }: Followed): Promise<void> {
  if (holdMayBecome(hold.status, 'captured'))
    await changeHold(tx, hold, { status: 'captured', capturedAt: deps.clock(), releaseWantedAt: null })
  if (isAllBack(hold, intent)) return
  const message =
    'The provider captured this hold although the offer was not accepted. Refund it, or accept the offer after all.'
  const kind = 'captured_without_acceptance'
  await reportDiscrepancy(tx, { offerId: hold.offerId, intentId: intent.id, kind, says: message }, deps.clock())
}

const noDeadline = 'This way of paying does not say how long it holds the money.'

/**
 * Money that is held until nobody knows when could be gone when the agent accepts, and no reminder would come before. It does
 * not count as held: the offer does not reach the agent and expires, so that its producer can renew it with another card, and
 * the money is let go like that of every ended offer. An administrator has to see how such a payment came to be.
 */
async function refuseHold(
  deps: Pick<Deps, 'outbox' | 'clock' | 'logger'>,
  tx: Tx,
  { offer, hold, intent }: { offer: OfferWithHolds; hold: Hold; intent: Intent },
): Promise<void> {
  if (!holdMayBecome(hold.status, 'held')) return // it had a deadline when it was held, and keeps it
  const { offerId, number } = hold
  const at = deps.clock()
  await changeHold(tx, hold, { intentId: intent.id, comparedAt: at })
  if (hold.releaseWantedAt) return
  deps.logger.error({ offerId, intentId: intent.id }, 'A payment is held without a deadline, and is let go')
  const message =
    'The provider held money without saying until when, so it was not counted as held and is being let go. Please look at ' +
    'which payment methods the provider’s account allows: only cards should be.'
  await reportDiscrepancy(tx, { offerId, kind: 'no_deadline', says: message }, at)
  await changeHold(tx, hold, { releaseWantedAt: at })
  const round = roundPaidBy(offer, hold)
  if (round) return failRound(deps, tx, { offer, round, why: noDeadline })
  if (offer.status !== 'pending' || number !== offer.holdNumber || offer.claim) return
  await addMoment(tx, offerId, {
    at,
    moment: 'payment_failed',
    note: `${noDeadline} Please renew the offer with another card.`,
  })
  await endOffer(deps, tx, offerId, 'hold_expired')
}
