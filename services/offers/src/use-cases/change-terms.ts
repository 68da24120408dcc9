import { offerChanged } from '@storyright/contracts/events'
import type { OfferForm } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requireOpenListing, requireStanding } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { keptDeal } from '../offers/deal.ts'
import { changeOffer, getOffer, lockOffer } from '../offers/offer.store.ts'
import { requireChangeable, requireProducer } from '../offers/offer.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { nextHoldNumber } from '../offers/round.ts'
import { addHold, changeHold } from '../payments/hold.store.ts'
import { awaitsPayment } from '../payments/hold.ts'
import { openOnlyHold } from '../payments-sync/release-holds.ts'
import { lookAtPayment } from '../payments-sync/sync-payment.ts'
import { keptScope, readBook, scopeOf } from '../rights/scope.ts'
import { offeredIn, type Payable } from './create-offer.ts'

interface ChangeTermsInput {
  offerId: string
  viewer: Viewer
  form: OfferForm
}

/**
 * Changes an offer that nobody has paid yet. Another amount gets another hold: the former payment is cancelled before the new one
 * can be paid, so that no two can be held. Safe to repeat: the same terms find the hold that is open for them.
 */
export async function changeTerms(deps: Deps, changing: ChangeTermsInput): Promise<Payable> {
  const { offerId, viewer } = changing
  const { hold, ...offer } = await getOffer(deps.db, offerId)
  requireProducer(offer, viewer)
  // It may have been paid a moment ago, and the notice be on its way.
  if (awaitsPayment(hold.status)) await lookAtPayment(deps, hold)
  const number = await write(deps, changing)
  await deps.checkpoint('after changing the terms')
  const { clientSecret } = await openOnlyHold(deps, { offerId, number })
  return { offerId, clientSecret }
}

function write({ transaction, outbox, clock }: Deps, { offerId, viewer, form }: ChangeTermsInput): Promise<number> {
  return transaction(async (tx) => {
    const now = clock()
    await requireStanding(tx, viewer) // before the listing's lock: people always come first
    const offer = await lockOffer(tx, offerId)
    const kept = offer.scope ? scopeOf(offer) : null // left out, the rights stay
    const asked = form.scope === null ? kept : readBook(form.scope, { path: 'scope', now })
    const { terms, scope } = await requireOpenListing(tx, { viewer, listingId: form.listingId, now, asked })
    requireProducer(offer, viewer)
    if (offer.listingId !== form.listingId) throw otherListing()
    requireChangeable(offer, await endingOf(tx, offer))
    const offered = await offeredIn(tx, form, viewer.id)
    const at = clock()
    const holdNumber = await holdFor(tx, offer, { offerPrice: offered.offerPrice, at })
    const deal = keptDeal(form.deal === undefined ? offer.deal : form.deal) // left out, it stays
    const change = { ...offered, terms, scope: keptScope(scope, terms), deal, holdNumber }
    await changeOffer(tx, outbox, offer, { at, change, moment: 'terms_changed', event: offerChanged })
    return holdNumber
  })
}

/** The number of the hold that the offer is paid with: the one it has, or another where the amount is another. */
async function holdFor(
  tx: Tx,
  { id, hold, holds, offerPrice: before }: OfferWithHolds,
  { offerPrice, at }: { offerPrice: number; at: Date },
): Promise<number> {
  if (offerPrice === before) return hold.number
  const number = nextHoldNumber({ holds })
  await changeHold(tx, hold, { releaseWantedAt: at })
  await addHold(tx, { id, offerPrice }, { number, createdAt: at })
  return number
}

function otherListing(): Error {
  const message = 'This offer is for another listing'
  return refusals.validationFailed({ message, errors: [{ path: 'listingId', message }] })
}
