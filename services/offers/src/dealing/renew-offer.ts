import { offerRenewed } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { awaitsPayment } from '../payments/hold.ts'
import { openHold } from '../bookkeeping/open-hold.ts'
import { mustHaveStanding } from '../people/standing.ts'
import type { Made } from './create-offer.ts'
import { closedAs } from '../offers/end-offer.ts'
import { endingOf } from '../offers/endings.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import { mustBeProducer } from '../offers/may-answer.ts'
import { mayOffer } from './may-offer.ts'
import { changeOffer, type Offer } from '../offers/offer.store.ts'
import { offerMayBecome, statusAfter } from '../offers/offer.ts'
import { termsOf } from '../offers/offer-terms.ts'

/**
 * What a producer needs to pay an offer: the unpaid hold it has, or a new one after the last has run out. All that is asked
 * of a new offer is asked again.
 */
export async function renewOffer(deps: Deps, offerId: string, viewer: Viewer): Promise<Made> {
  const number = await deps.transaction(async (tx) => {
    await mustHaveStanding(tx, viewer) // before the listing's lock: people always come first
    const offer = await lockOffer(tx, offerId)
    mustBeProducer(offer, viewer)
    const ending = await endingOf(tx, offer)
    if (ending) throw offerRefusals.offerClosed({ says: closedAs(statusAfter[ending]) })
    const isUnpaid = offer.status === 'pending' && awaitsPayment(offer.hold.status)
    if (!isUnpaid && !offerMayBecome(offer.status, 'pending')) throw offerRefusals.nothingToPay()
    await mayOffer(tx, viewer, { listingId: offer.listingId, terms: termsOf(offer) })
    return isUnpaid ? offer.holdNumber : holdAgain(tx, deps, offer)
  })
  await deps.checkpoint('after renewing the offer')
  const hold = await deps.db.hold.findUniqueOrThrow({ where: { offerId_number: { offerId, number } } })
  const { clientSecret } = await openHold(deps, hold)
  return { offerId, clientSecret }
}

async function holdAgain(tx: Tx, { outbox, clock }: Deps, offer: Offer): Promise<number> {
  const at = clock()
  const number = offer.holdNumber + 1
  await tx.hold.create({ data: { offerId: offer.id, number, amountPence: offer.offerPrice * 100, createdAt: at } })
  await changeOffer(tx, outbox, offer.id, {
    at,
    change: { status: 'pending', endedBecause: null, holdNumber: number },
    moment: 'renewed',
    event: offerRenewed,
  })
  return number
}
