import { offerExpired, offerHeld, offerReleased } from '@storyright/contracts/events'
import { commitAcceptance } from '../acceptance/commit-acceptance.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endOffer } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { addMoment, changeOffer, type Hold, type Offer } from '../offers/offer.store.ts'
import { reportDiscrepancy, settleDiscrepancy } from './discrepancy.store.ts'
import { followMoneyBack, isAllBack, tellsMore } from './follow-money-back.ts'
import { awaitsPayment, holdMayBecome } from '../payments/hold.ts'
import type { Intent } from '../payments/provider.ts'
import { refuseHold } from './refuse-hold.ts'
import { type HoldChange, setHold } from '../payments/hold.store.ts'

type Followed = Pick<Deps, 'outbox' | 'clock' | 'logger'>

/**
 * Brings our books to what the provider says of a hold, in the caller's transaction. May be repeated, come late and come
 * out of order: a hold only ever goes forward.
 */
export async function followIntent(
  tx: Tx,
  deps: Followed,
  { offerId, number, intent }: { offerId: string; number: number; intent: Intent },
): Promise<void> {
  const offer = await lockOffer(tx, offerId)
  const hold = offer.holds.find((candidate) => candidate.number === number)
  if (!hold) return
  const found = { intentId: intent.id, comparedAt: deps.clock() }
  if (intent.state === 'held' && !intent.captureBefore) return refuseHold(tx, deps, offer, hold, intent)
  if (intent.state === 'held') return held(tx, deps, offer, hold, { ...found, captureBefore: intent.captureBefore })
  await setHold(tx, hold, found)
  if (intent.state === 'declined') return declined(tx, deps, hold, intent)
  if (intent.state === 'gone') return gone(tx, deps, offer, hold)
  if (intent.state === 'captured') return captured(tx, deps, offer, hold, intent)
}

/** Whether a hold that was just read says what the provider says: then there is nothing to follow, and nothing to lock. */
export function saysTheSame(hold: Hold, intent: Intent): boolean {
  if (hold.intentId !== intent.id) return false
  if (intent.state === 'unpaid') return awaitsPayment(hold.status)
  const isHeld = hold.status === 'held' && intent.state === 'held'
  return isHeld && hold.captureBefore?.getTime() === intent.captureBefore?.getTime()
}

async function declined(tx: Tx, { clock }: Followed, hold: Hold, intent: Intent): Promise<void> {
  if (!holdMayBecome(hold.status, 'failed')) return
  await setHold(tx, hold, { status: 'failed' })
  await addMoment(tx, hold.offerId, { at: clock(), moment: 'payment_failed', note: intent.declinedBecause })
}

async function held(tx: Tx, { outbox, clock }: Followed, offer: Offer, hold: Hold, found: HoldChange): Promise<void> {
  const at = clock()
  if (!holdMayBecome(hold.status, 'held')) return setHold(tx, hold, found)
  await setHold(tx, hold, { ...found, status: 'held', heldAt: at })
  if (offer.status !== 'pending') return // it ended while the card was charged, and wants its money released already
  const ending = await endingOf(tx, offer)
  if (ending) return endOffer(tx, { outbox, clock }, offer, ending)
  await changeOffer(tx, outbox, offer.id, {
    at,
    change: { reachedAgentAt: offer.reachedAgentAt ?? at },
    moment: 'held',
    event: offerHeld,
  })
}

async function gone(tx: Tx, { outbox, clock }: Followed, offer: Offer, hold: Hold): Promise<void> {
  const at = clock()
  const isWanted = hold.releaseWantedAt !== null
  const status = isWanted ? 'released' : 'expired'
  if (!holdMayBecome(hold.status, status)) return
  await setHold(tx, hold, { status, releasedAt: at, captureIsOpen: false })
  if (isWanted) {
    await settleDiscrepancy(tx, { clock }, { offerId: offer.id, kind: 'release_refused' })
    await changeOffer(tx, outbox, offer.id, { at, change: {}, moment: 'released', event: offerReleased })
    return
  }
  if (offer.status !== 'pending' || hold.number !== offer.holdNumber) return
  // Nothing is left to capture, under whichever number: what the provider has ended stays ended.
  await tx.claim.deleteMany({ where: { offerId: offer.id, committedAt: null } })
  await changeOffer(tx, outbox, offer.id, {
    at,
    change: { status: 'expired', endedBecause: 'hold_expired' },
    moment: 'expired',
    event: offerExpired,
  })
}

async function captured(tx: Tx, deps: Followed, offer: Offer, hold: Hold, intent: Intent): Promise<void> {
  const { claim } = offer
  const isClaimed = claim !== null && offer.status === 'pending' && hold.number === offer.holdNumber
  if (isClaimed) await commitAcceptance(tx, deps, { ...offer, claim })
  else if (offer.status !== 'accepted' || hold.status !== 'captured') await unaccepted(tx, deps, hold, intent)
  if (tellsMore(hold, intent)) await followMoneyBack(tx, deps, { offer: await lockOffer(tx, offer.id), hold, intent })
}

async function unaccepted(tx: Tx, deps: Followed, hold: Hold, intent: Intent): Promise<void> {
  if (holdMayBecome(hold.status, 'captured'))
    await setHold(tx, hold, { status: 'captured', capturedAt: deps.clock(), releaseWantedAt: null })
  if (isAllBack(hold, intent)) return
  await reportDiscrepancy(tx, deps, {
    offerId: hold.offerId,
    intentId: intent.id,
    kind: 'captured_without_acceptance',
    says: 'The provider captured this hold although the offer was not accepted. Refund it, or accept the offer after all.',
  })
}
