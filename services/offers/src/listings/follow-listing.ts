import type { Envelope, PublicListing } from '@storyright/contracts'
import { isNewer } from '@storyright/messaging'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { endOffers } from '../offers/end-offers.ts'
import { endLater } from '../offers/endings.ts'
import { lockListing } from '../offers/lock-offer.ts'
import { termsFrom } from '../offers/offer-terms.ts'

/** Keeps what catalogue says of a listing. With a withdrawn one its pending offers are rejected. */
export const followListing =
  (deps: Pick<Deps, 'outbox' | 'clock'>, isDeleted: boolean) =>
  async ({ data, entityversion: version }: Envelope<PublicListing>, tx: Tx): Promise<void> => {
    const { id, agentId, title, author, medium, genre, coverImageUrl } = data
    await lockListing(tx, id)
    const known = await tx.listing.findUnique({ where: { id }, select: { version: true } })
    if (!isNewer(known, version)) return
    const now = {
      agentId,
      title,
      author,
      medium,
      genre,
      coverImageUrl,
      status: data.status,
      soldOfferId: data.soldOfferId,
      terms: termsFrom(data) satisfies Prisma.InputJsonObject,
    }
    const row = { ...now, version, isDeleted }
    await tx.listing.upsert({ where: { id }, create: { id, ...row }, update: row })
    if (data.status === 'sold' && (await hasPending(tx, id)))
      await endLater(tx, { listingId: id, because: 'listing_sold', at: deps.clock() })
    if (isDeleted) await endOffers(tx, deps, { listingId: id }, 'listing_withdrawn')
  }

const hasPending = async (tx: Tx, listingId: string): Promise<boolean> =>
  (await tx.offer.count({ where: { listingId, status: 'pending' } })) > 0
