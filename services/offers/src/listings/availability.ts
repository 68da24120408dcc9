import type { OfferTerms } from '@storyright/contracts/http'
import type { Database, Tx } from '../database.ts'
import { isExclusive } from '../offers/offer.ts'
import type { Listing } from './listing.store.ts'

/** What offers' own records say of a listing: the options that run on it, are about to, or were exercised, and whose they are. */
export type Dealings = readonly { isExclusive: boolean; producerId: string }[]

/**
 * Whether an offer on these terms may have the listing now. Offers' own records decide; catalogue follows them, so its status
 * only adds what it alone knows: that a listing was sold or withdrawn.
 */
export function isAvailableFor(
  listing: Pick<Listing, 'status' | 'isDeleted'> | null,
  terms: Pick<OfferTerms, 'exclusivity'>,
  dealings: Dealings = [],
): boolean {
  if (!listing || listing.isDeleted || listing.status !== 'available') return false
  // An exclusive option tolerates no other; a non-exclusive one only others like it. Exercised, they last.
  return isExclusive(terms) ? dealings.length === 0 : dealings.every((dealing) => !dealing.isExclusive)
}

/** One producer has one option on a title. */
export const isOptionedBy = (producerId: string, dealings: Dealings = []): boolean =>
  dealings.some((dealing) => dealing.producerId === producerId)

/** The dealings on these listings, where there are any. */
export async function dealingsOn(db: Database | Tx, listingIds: readonly string[]): Promise<Map<string, Dealings>> {
  const claims = await db.claim.findMany({
    where: { listingId: { in: [...new Set(listingIds)] }, endedAt: null },
    select: { listingId: true, isExclusive: true, offer: { select: { producerId: true } } },
  })
  return Map.groupBy(
    claims.map(({ offer, ...claim }) => ({ ...claim, ...offer })),
    ({ listingId }) => listingId,
  )
}
