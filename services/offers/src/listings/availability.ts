import type { OfferTerms } from '@storyright/contracts/http'
import type { Database, Tx } from '../database.ts'
import { isExclusive } from '../offers/offer.ts'
import type { Listing } from './listing.store.ts'

/** What offers' own records say of a listing: the options that run on it, or are about to, and whether one was exercised. */
export interface Dealings {
  claims: readonly { isExclusive: boolean }[]
  isExercised: boolean
}

const none: Dealings = { claims: [], isExercised: false }

/**
 * Whether an offer on these terms may have the listing now. Offers' own records decide; catalogue follows them, so its status
 * only adds what it alone knows: that a listing was sold or withdrawn.
 */
export function isAvailableFor(
  listing: Pick<Listing, 'status' | 'isDeleted'> | null,
  terms: Pick<OfferTerms, 'exclusivity'>,
  { claims, isExercised }: Dealings = none,
): boolean {
  if (!listing || listing.isDeleted || listing.status !== 'available') return false
  // Catalogue may not have consumed an exercise yet; nothing more is granted after one.
  if (isExercised) return false
  // An exclusive option tolerates no other; a non-exclusive one only others like it.
  return isExclusive(terms) ? claims.length === 0 : claims.every((claim) => !claim.isExclusive)
}

/** The dealings on these listings, where there are any. */
export async function dealingsOn(db: Database | Tx, listingIds: readonly string[]): Promise<Map<string, Dealings>> {
  const listingId = { in: [...new Set(listingIds)] }
  const claims = await db.claim.findMany({
    where: { listingId, endedAt: null },
    select: { listingId: true, isExclusive: true },
  })
  const exercised = await db.offer.findMany({
    where: { listingId, exercisedAt: { not: null } },
    select: { listingId: true },
    distinct: ['listingId'],
  })
  const sold = new Set(exercised.map((offer) => offer.listingId))
  const on = Map.groupBy(claims, (claim) => claim.listingId)
  return new Map(listingId.in.map((id) => [id, { claims: on.get(id) ?? [], isExercised: sold.has(id) }]))
}
