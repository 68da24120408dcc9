import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Offer } from './offer.store.ts'

/**
 * Locks a listing, then one of its offers, always in this order: whatever changes an offer does so under its listing's
 * lock, so that two of them never decide about the same listing at once. A person's row, where it matters, comes before.
 */
export async function lockOffer(tx: Tx, offerId: string): Promise<Offer> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM listings WHERE id = (SELECT listing_id FROM offers WHERE id = ${offerId}::uuid) FOR NO KEY UPDATE`
  if (locked.length === 0) throw offerRefusals.offerNotFound()
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, include: { claim: true, holds: true } })
  return withNewestHold(offer)
}

export const withNewestHold = (offer: Omit<Offer, 'hold'>): Offer => ({
  ...offer,
  hold: offer.holds.find(({ number }) => number === offer.holdNumber)!,
})

export const lockListing = (tx: Tx, listingId: string) =>
  tx.$queryRaw`SELECT id FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`
