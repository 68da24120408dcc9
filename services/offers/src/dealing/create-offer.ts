import { randomUUID } from 'node:crypto'
import { offerSubmitted } from '@storyright/contracts/events'
import type { OfferForm } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { openHold } from '../bookkeeping/open-hold.ts'
import type { Deps } from '../deps.ts'
import { addMoment, addOffer } from '../offers/offer.store.ts'
import { publicOfferOf } from '../offers/public-offer.ts'
import { ownDeck } from '../papers/deck-address.ts'
import { getHold } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { requireOpenListing } from './open-listing.ts'
import { rememberRequest } from './request-keys.ts'

interface Making {
  viewer: Viewer
  form: OfferForm
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** What a producer needs to pay an offer. */
export interface Payable {
  offerId: string
  clientSecret: string
}

/**
 * Makes an offer and opens its hold. With an Idempotency-Key the same request answers the same offer, also after a failure
 * in the middle.
 */
export const createOffer =
  (deps: Deps) =>
  async (making: Making): Promise<Payable> => {
    const hold = await write(deps, making)
    await deps.checkpoint('after writing the offer')
    const { clientSecret } = await openHold(deps)(hold)
    return { offerId: hold.offerId, clientSecret }
  }

function write({ transaction, outbox, clock }: Deps, { viewer, form, key }: Making): Promise<Hold> {
  const id = randomUUID()
  const producerId = viewer.id
  return transaction(async (tx) => {
    const repeated =
      key !== undefined && (await rememberRequest(tx, { producerId, key, form }, { offerId: id, at: clock() }))
    if (repeated) return getHold(tx, { offerId: repeated, number: 1 })
    const { listingId, offerPrice, optionPeriod, extraRightsRequest, fundCompetition } = form
    const { agentId, terms } = await requireOpenListing(tx, { viewer, listingId })
    const deck = await ownDeck(tx, form.deckFileUrl, producerId)
    const at = clock()
    const offer = await addOffer(tx, {
      id,
      listingId,
      producerId,
      agentId,
      offerPrice,
      optionPeriod,
      extraRightsRequest,
      fundCompetition,
      fundNotes: fundCompetition ? form.fundNotes : null,
      deckId: deck.id,
      terms,
      submittedAt: at,
      updatedAt: at,
    })
    await addMoment(tx, id, { at, moment: 'submitted' })
    await outbox.add(tx, [offerSubmitted(id, offer.version, publicOfferOf(offer))])
    return offer.hold
  })
}
