import { createHash, randomUUID } from 'node:crypto'
import { offerSubmitted } from '@storyright/contracts/events'
import type { OfferForm } from '@storyright/contracts/http'
import { refusals, type Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { askForListing } from '../listings/ask-catalogue.ts'
import { findListing, requireOpenListing } from '../listings/listing.store.ts'
import { keptDeal } from '../offers/deal.ts'
import { addMoment, addOffer } from '../offers/offer.store.ts'
import { publicOfferOf } from '../offers/offer.ts'
import { requireRoomForOffer } from '../offers/offer-quotas.ts'
import { getHold } from '../payments/hold.store.ts'
import type { Hold } from '../payments/hold.ts'
import { openHold } from '../payments-sync/open-hold.ts'
import { oneAtATime } from '../quotas.ts'
import { keptScope, readBook } from '../rights/scope.ts'
import { ownDeck } from '../uploads/sent-file.ts'

interface CreateOfferInput {
  viewer: Viewer
  form: OfferForm
  /** The Idempotency-Key of the request, if it has one. */
  key?: string | undefined
}

/** What a producer's browser needs to pay for an offer. */
export interface Payable {
  offerId: string
  clientSecret: string
}

/**
 * Creates an offer and opens its hold. With an Idempotency-Key a repeated request returns the same offer, also after a failure
 * in the middle.
 */
export async function createOffer(deps: Deps, making: CreateOfferInput): Promise<Payable> {
  await askForListing(deps, making.form.listingId)
  await requireOpenable(deps, making)
  const hold = await write(deps, making)
  await deps.checkpoint('after writing the offer')
  const { clientSecret } = await openHold(deps, hold)
  return { offerId: hold.offerId, clientSecret }
}

/** Before anything else is said of the listing; a repeated request is answered as the first one was. */
async function requireOpenable({ db, openListing }: Deps, { viewer, form, key }: CreateOfferInput): Promise<void> {
  if (key !== undefined) {
    const where = { producerId_key: { producerId: viewer.id, key } }
    if (await db.requestKey.findUnique({ where })) return
  }
  const listing = await findListing(db, form.listingId)
  if (!listing || listing.isDeleted) throw refusals.listingNotFound()
  await openListing(viewer, listing)
}

function write({ transaction, outbox, quotas, clock }: Deps, { viewer, form, key }: CreateOfferInput): Promise<Hold> {
  const id = randomUUID()
  const producerId = viewer.id
  return transaction(async (tx) => {
    const repeated =
      key !== undefined && (await rememberRequest(tx, { producerId, key, form }, { offerId: id, at: clock() }))
    if (repeated) return getHold(tx, { offerId: repeated, number: 1 })
    const { listingId } = form
    await oneAtATime(tx, 'offers', producerId)
    await requireRoomForOffer(tx, quotas, { producerId, listingId, offerId: id })
    const now = clock()
    const asked = form.scope === null ? null : readBook(form.scope, { path: 'scope', now })
    const { agentId, terms, scope } = await requireOpenListing(tx, { viewer, listingId, now, asked })
    const offered = await offeredIn(tx, form, producerId)
    const at = clock()
    const offer = await addOffer(tx, {
      id,
      listingId,
      producerId,
      agentId,
      ...offered,
      terms,
      scope: keptScope(scope, terms),
      deal: keptDeal(form.deal ?? null),
      submittedAt: at,
      updatedAt: at,
    })
    await addMoment(tx, id, { at, moment: 'submitted' })
    await outbox.add(tx, [offerSubmitted(id, offer.version, publicOfferOf(offer))])
    return offer.hold
  })
}

/** What a form offers, with the producer's own deck. */
export async function offeredIn(tx: Tx, form: OfferForm, producerId: string) {
  const { offerPrice, optionPeriod, extraRightsRequest, fundCompetition } = form
  const { id: deckId } = await ownDeck(tx, form.deckFileUrl, producerId)
  const fundNotes = fundCompetition ? form.fundNotes : null
  return { offerPrice, optionPeriod, extraRightsRequest, fundCompetition, fundNotes, deckId }
}

interface KeyedRequest {
  producerId: string
  key: string
  form: OfferForm
}

/** Claims the request's key before its offer is written; returns the offer of an equal request that was first. */
async function rememberRequest(
  tx: Tx,
  { producerId, key, form }: KeyedRequest,
  { offerId, at: createdAt }: { offerId: string; at: Date },
): Promise<string | undefined> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify({ ...form, deal: form.deal ?? undefined }))
    .digest('hex')
  const data = { producerId, key, offerId, createdAt, requestHash }
  const noted = await tx.requestKey.createMany({ data, skipDuplicates: true })
  if (noted.count > 0) return undefined
  const known = await tx.requestKey.findUnique({ where: { producerId_key: { producerId, key } } })
  if (known && known.requestHash !== requestHash) throw offerRefusals.keyUsedOtherwise()
  return known?.offerId
}
