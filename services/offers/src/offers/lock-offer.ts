import type { Tx } from '../database.ts'
import { offerRefusals } from '../errors.ts'
import type { Offer } from './offer.store.ts'

/**
 * Locks a listing, then one of its offers, always in this order: whatever changes an offer does so under its listing's
 * lock, so that two of them never decide about the same listing at once.
 */
export async function lockOffer(tx: Tx, offerId: string): Promise<Offer> {
  const found = await tx.offer.findUnique({ where: { id: offerId }, select: { listingId: true } })
  if (!found) throw offerRefusals.offerNotFound()
  await lockListing(tx, found.listingId)
  const offer = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, include: { claim: true, holds: true } })
  return { ...offer, hold: offer.holds.find(({ number }) => number === offer.holdNumber)! }
}

export const lockListing = (tx: Tx, listingId: string) =>
  tx.$queryRaw`SELECT id FROM listings WHERE id = ${listingId} FOR NO KEY UPDATE`
