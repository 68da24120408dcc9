import type { OfferTerms } from '@storyright/contracts/http'
import type { Medium } from '@storyright/contracts/vocabulary'
import type { Database, Tx } from '../database.ts'
import type { Listing as Row } from '../generated/client.ts'
import { isExclusive } from '../offers/offer-terms.ts'

/** What catalogue's events say of a listing, and what an offer made now would keep of it. */
export type Listing = Omit<Row, 'medium' | 'terms'> & { medium: Medium; terms: OfferTerms }

/** Held until the transaction ends: whatever is decided about a listing or an offer on it is decided under this lock. */
export const lockListing = (tx: Tx, id: string) =>
  tx.$queryRaw`SELECT id FROM listings WHERE id = ${id} FOR NO KEY UPDATE`

/** Medium and terms were checked with the event that they came with. */
export const asListing = (row: object) => row as Listing

export async function findListing(db: Database | Tx, id: string): Promise<Listing | null> {
  const row = await db.listing.findUnique({ where: { id } })
  return row && asListing(row)
}

/**
 * Whether a listing can be taken now. What was accepted here decides; catalogue follows, so its status only adds what it
 * alone knows: that a listing was sold or withdrawn. An offer's own terms say whether it tolerates others beside it.
 */
export async function isAvailable(
  tx: Tx,
  listing: Pick<Listing, 'id' | 'status' | 'isDeleted'> | null,
  terms: Pick<OfferTerms, 'exclusivity'>,
): Promise<boolean> {
  if (!listing || listing.isDeleted || listing.status !== 'available') return false
  const taken = { listingId: listing.id, endedAt: null }
  // Catalogue may not have heard yet of an option that was exercised; nothing more is granted after it.
  if ((await tx.offer.count({ where: { listingId: listing.id, exercisedAt: { not: null } } })) > 0) return false
  // An exclusive option tolerates no other; a non-exclusive one only others like it.
  const inTheWay = await tx.claim.count({ where: isExclusive(terms) ? taken : { ...taken, isExclusive: true } })
  return inTheWay === 0
}
