import type { Envelope, PublicListing } from '@storyright/contracts/events'
import { type OfferTerms, offerTerms } from '@storyright/contracts/http'
import { keepNewest } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endLater } from '../offers/bulk-terminations.ts'
import { lockListing } from './listing.store.ts'

/** Applies catalogue's events to the listings read model. Withdrawing a listing rejects its pending offers. */
export async function followListing(
  { clock }: Pick<Deps, 'clock'>,
  isDeleted: boolean,
  { data, entityversion: version }: Envelope<PublicListing>,
  tx: Tx,
): Promise<void> {
  const { id, agentId, status, title, author, medium, genre, coverImageUrl } = data
  const row = {
    id,
    version,
    isDeleted,
    agentId,
    status,
    title,
    author,
    medium,
    genre,
    coverImageUrl,
    soldOfferId: data.soldOfferId,
    earlyAccessUntil: data.earlyAccessUntil === null ? null : new Date(data.earlyAccessUntil),
    terms: termsFrom(data),
    rights: data.rights,
  }
  await lockListing(tx, id)
  if (!(await keepNewest(tx, 'listings', row))) return
  const at = clock()
  if (isDeleted) await endLater(tx, { listingId: id, because: 'listing_withdrawn', at })
  else if (status === 'sold' && (await hasPending(tx, id)))
    await endLater(tx, { listingId: id, because: 'listing_sold', at })
}

const hasPending = async (tx: Tx, listingId: string): Promise<boolean> =>
  (await tx.offer.count({ where: { listingId, status: 'pending' } })) > 0

const termNames = Object.keys(offerTerms.shape) as (keyof OfferTerms)[]

/** What an offer keeps of a listing. */
const termsFrom = (listing: PublicListing): OfferTerms =>
  Object.fromEntries(termNames.map((name) => [name, listing[name]])) as OfferTerms

/** The listing's current terms, where they differ from the offer's. */
export function changedTerms(offered: OfferTerms, now: OfferTerms): OfferTerms | null {
  const isSame = termNames.every((name) => JSON.stringify(offered[name]) === JSON.stringify(now[name]))
  return isSame ? null : now
}
