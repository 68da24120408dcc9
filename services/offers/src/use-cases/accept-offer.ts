import type { Viewer } from '@storyright/contracts/vocabulary'
import { claimListing } from '../claims/claim.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { offerRefusals } from '../errors.ts'
import { hasSuspendedProducer, whyNotAvailable } from '../listings/listing.store.ts'
import { endingOf } from '../offers/bulk-terminations.ts'
import { dealHashOf } from '../offers/deal.ts'
import { endOffer } from '../offers/end-offer.ts'
import { lockOffer } from '../offers/offer.store.ts'
import { requireAnswerer, requireClaimable, requireWaived } from '../offers/offer.ts'
import type { OfferWithHolds } from '../offers/records.ts'
import { mayAccept, type NamedRound } from '../offers/round.ts'
import { releaseSoon } from '../payments-sync/release-holds.ts'
import { captureClaim } from './capture-claim.ts'

interface AcceptOfferInput {
  offerId: string
  viewer: Viewer
  /** What an administrator says beside it, for the audit trail. */
  reason?: string | null
  /** Only once the producer has agreed to that. */
  withoutExtraRights?: boolean
  /** Which round was read; needed as soon as there was a second. */
  named?: NamedRound | null
}

/** Claim, capture, commit: the money moves only for the one offer that holds the listing. */
export async function acceptOffer(
  deps: Deps,
  { offerId, viewer, reason = null, withoutExtraRights = false, named = null }: AcceptOfferInput,
): Promise<void> {
  const outcome = await claimOffer(deps, {
    offerId,
    claimedBy: viewer.id,
    reason,
    withoutExtraRights,
    named,
    require: (offer) => requireAnswerer(offer, viewer),
  })
  if (outcome === 'ended') {
    await deps.checkpoint('after ending the offer')
    await releaseSoon(deps, [offerId])
    throw offerRefusals.producerSuspended()
  }
  await deps.checkpoint('after the claim')
  await captureClaim(deps, offerId)
}

type ClaimDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock' | 'claimInTurn'>

interface ClaimOfferInput {
  offerId: string
  claimedBy: string
  reason?: string | null
  withoutExtraRights?: boolean
  named?: NamedRound | null
  /** Throws unless the caller may answer the offer. */
  require(offer: OfferWithHolds): void
}

/**
 * Takes the listing for one offer, in one transaction, and words their agreement. From here on every other accept, reject
 * and cancel of the offer is refused; the status stays `pending` until the money is captured. A suspended producer's offer ends
 * instead: nothing is charged to them.
 */
export async function claimOffer(
  { db, transaction, outbox, clock, claimInTurn }: ClaimDeps,
  { offerId, claimedBy, reason = null, withoutExtraRights = false, named = null, require }: ClaimOfferInput,
): Promise<'claimed' | 'ended'> {
  const found = await db.offer.findUnique({ where: { id: offerId }, select: { listingId: true } })
  if (!found) throw offerRefusals.offerNotFound()
  const claim = async (tx: Tx) => {
    const isSuspended = await hasSuspendedProducer(tx, offerId) // before the listing's lock: people always come first
    const offer = await lockOffer(tx, offerId)
    require(offer)
    const unread = mayAccept(offer, named, { dealHash: dealHashOf(offer), now: clock() })
    if (unread && offer.status === 'expired') throw unread
    requireClaimable(offer, await endingOf(tx, offer))
    if (unread) throw unread
    if (withoutExtraRights) requireWaived(offer)
    if (isSuspended) {
      await endOffer({ outbox, clock }, tx, offerId, 'account_suspended')
      return 'ended'
    }
    const why = await whyNotAvailable(tx, offer, clock())
    if (why === 'already optioned')
      throw offerRefusals.alreadyOptioned({ message: 'This producer already has an option on this title.' })
    if (why === 'not free')
      throw offerRefusals.scopeNotFree({ message: 'Some of the rights of this offer are not free any more.' })
    if (why) throw offerRefusals.listingTaken()
    await claimListing(tx, offer, { claimedBy, reason, withoutExtraRights, at: clock() })
    return 'claimed'
  }
  return claimInTurn(found.listingId, () => transaction(claim))
}
