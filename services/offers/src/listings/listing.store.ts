import type { OfferTerms } from '@storyright/contracts/http'
import type { Tx } from '../database.ts'
import { isExclusive } from '../offers/offer-terms.ts'

/**
 * Whether a listing can be taken now. What was accepted here decides; catalogue follows, so its status only adds what it
 * alone knows: that a listing was sold or withdrawn. An offer's own terms say whether it tolerates others beside it.
 */
export async function isAvailable(
  tx: Tx,
  listing: { id: string; status: string; isDeleted: boolean },
  terms: Pick<OfferTerms, 'exclusivity'>,
): Promise<boolean> {
  if (listing.isDeleted || listing.status !== 'available') return false
  const taken = { listingId: listing.id, endedAt: null }
  // Catalogue may not have heard yet of an option that was exercised; nothing more is granted after it.
  if ((await tx.offer.count({ where: { listingId: listing.id, exercisedAt: { not: null } } })) > 0) return false
  // An exclusive option tolerates no other; a non-exclusive one only others like it.
  const inTheWay = await tx.claim.count({ where: isExclusive(terms) ? taken : { ...taken, isExclusive: true } })
  return inTheWay === 0
}
