import { offerRenewed } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requireStanding, requireStillOpen } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { changeOffer, lockOffer } from '../offers/offer.store.ts'
import { requirePayable, requireProducer } from '../offers/offer.ts'
import { requireRoomForOffer } from '../offers/offer-quotas.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { changeRound } from '../offers/round.store.ts'
import { nextHoldNumber, standingOf } from '../offers/round.ts'
import { addHold } from '../payments/hold.store.ts'
import { openOnlyHold } from '../payments-sync/release-holds.ts'
import { oneAtATime } from '../quotas.ts'
import type { Payable } from './create-offer.ts'
import { dropUnpaid } from './make-round.ts'

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
