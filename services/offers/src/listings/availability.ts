import type { Tx } from '../database.ts'
import { isExclusive } from '../offers/public-offer.ts'

/**
 * Whether a listing can be taken now. What was accepted here decides; catalogue follows, so its status only adds what it
 * alone knows: that a listing was sold or withdrawn.
 */
export async function isAvailable(
  tx: Tx,
  listing: { id: string; status: string; isDeleted: boolean; exclusivity: string | null },
): Promise<boolean> {
  if (listing.isDeleted || listing.status !== 'available') return false
  const taken = { listingId: listing.id, endedAt: null }
  // An exclusive option tolerates no other; a non-exclusive one only others like it.
  const inTheWay = await tx.claim.count({ where: isExclusive(listing) ? taken : { ...taken, isExclusive: true } })
  return inTheWay === 0
}
