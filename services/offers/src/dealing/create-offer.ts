import { randomUUID } from 'node:crypto'
import { offerSubmitted } from '@storyright/contracts/events'
import type { OfferForm } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { ownDeck } from '../papers/deck-address.ts'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { openHold } from '../bookkeeping/open-hold.ts'
import { mayOffer } from './may-offer.ts'
import { addMoment, type Hold } from '../offers/offer.store.ts'
import { publicOfferOf } from '../offers/public-offer.ts'
import { rememberRequest } from './request-keys.ts'

export interface Made {
  offerId: string
  clientSecret: string
}

/**
 * Makes an offer and opens its hold. With an Idempotency-Key the same request answers the same offer, also after a failure
 * in the middle.
 */
export async function createOffer(deps: Deps, viewer: Viewer, form: OfferForm, key: string | undefined): Promise<Made> {
  const request = key === undefined ? undefined : { producerId: viewer.id, key, form }
  const hold = await write(deps, viewer, form, request)
  await deps.checkpoint('after writing the offer')
  const { clientSecret } = await openHold(deps, hold)
  return { offerId: hold.offerId, clientSecret }
}

type Request = Parameters<typeof rememberRequest>[1]

async function write(deps: Deps, viewer: Viewer, form: OfferForm, request: Request | undefined): Promise<Hold> {
  const { transaction, outbox, clock } = deps
  const id = randomUUID()
  return transaction(async (tx) => {
    const repeated = request && (await rememberRequest(tx, request, id, clock()))
    if (repeated) return tx.hold.findUniqueOrThrow({ where: { offerId_number: { offerId: repeated, number: 1 } } })
    const listing = await mayOffer(tx, viewer, { listingId: form.listingId })
    const deck = await ownDeck(tx, form.deckFileUrl, viewer.id)
    const at = clock()
    const { listingId, offerPrice, optionPeriod, extraRightsRequest, fundCompetition } = form
    const offer = await tx.offer.create({
      data: {
        id,
        listingId,
        producerId: viewer.id,
        agentId: listing.agentId,
        offerPrice,
        optionPeriod,
        extraRightsRequest,
        fundCompetition,
        fundNotes: fundCompetition ? form.fundNotes : null,
        deckId: deck.id,
        terms: listing.terms as Prisma.InputJsonObject,
        submittedAt: at,
        updatedAt: at,
      },
    })
    const hold = await tx.hold.create({
      data: { offerId: id, number: 1, amountPence: offerPrice * 100, createdAt: at },
    })
    const fresh = { ...offer, listing, holds: [hold], claim: null, agreement: null, optionNotices: [] }
    await addMoment(tx, id, { at, moment: 'submitted' })
    await outbox.add(tx, [offerSubmitted(id, offer.version, publicOfferOf(fresh))])
    return hold
  })
}
