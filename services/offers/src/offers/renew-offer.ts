import { offerRenewed, type Viewer } from '@storyright/contracts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { isAvailable } from '../listings/availability.ts'
import { awaitsPayment } from '../payments/hold-states.ts'
import { openHold } from '../payments/open-hold.ts'
import type { Made } from './create-offer.ts'
import { closedAs } from './end-offer.ts'
import { endingOf } from './endings.ts'
import { lockOffer } from './lock-offer.ts'
import { mustBeProducer } from './may-answer.ts'
import { changeOffer, type Offer } from './offer.store.ts'
import { offerMayBecome, statusAfter } from './offer-states.ts'
import { termsOf } from './offer-terms.ts'

/** What a producer needs to pay an offer: the unpaid hold it has, or a new one after the last has run out. */
export async function renewOffer(deps: Deps, offerId: string, viewer: Viewer): Promise<Made> {
  const number = await deps.transaction(async (tx) => {
    const offer = await lockOffer(tx, offerId)
    mustBeProducer(offer, viewer)
    const ending = await endingOf(tx, offer)
    if (ending) throw offerRefusals.offerClosed({ says: closedAs(statusAfter[ending]) })
    if (offer.status === 'pending' && awaitsPayment(offer.hold.status)) return offer.holdNumber
    if (!offerMayBecome(offer.status, 'pending')) throw offerRefusals.nothingToPay()
    return holdAgain(tx, deps, offer)
  })
  await deps.checkpoint('after renewing the offer')
  const hold = await deps.db.hold.findUniqueOrThrow({ where: { offerId_number: { offerId, number } } })
  const { clientSecret } = await openHold(deps, hold)
  return { offerId, clientSecret }
}

async function holdAgain(tx: Tx, { outbox, clock }: Deps, offer: Offer): Promise<number> {
  const listing = await tx.listing.findUniqueOrThrow({ where: { id: offer.listingId } })
  if (!(await isAvailable(tx, listing, termsOf(offer)))) throw offerRefusals.listingTaken()
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
