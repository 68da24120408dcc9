import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'
import { hasAcceptedOffer } from './listing-status.ts'

/** An accepted offer whose option has not ended. */
export const running = { optionEndedAt: null } as const
export const isRunning = (offer: { optionEndedAt: Date | null }): boolean => offer.optionEndedAt === null

/** Which of an agent’s listings may not be withdrawn: under option, sold, or with a non-exclusive option that runs. */
export async function boundListingsOf(
  tx: Tx,
  agentId: string,
): Promise<(listing: Pick<Listing, 'id' | 'status'>) => boolean> {
  const offers = await tx.acceptedOffer.findMany({ where: { agentId, ...running }, select: { listingId: true } })
  const ids = new Set(offers.map(({ listingId }) => listingId))
  return (listing) => hasAcceptedOffer(listing) || ids.has(listing.id)
}

/**
 * The running option by which a listing is sold: the one that is named, or the only exclusive one. Several may each take a part. A title
 * that went under option before its offers were followed has none here.
 */
export async function buyerOf(
  tx: Tx,
  { id: listingId, status }: Listing,
  offerId: string | null,
): Promise<string | null> {
  const options = await tx.acceptedOffer.findMany({ where: { listingId, ...running } })
  if (offerId !== null) {
    if (!options.some(({ id }) => id === offerId)) throw catalogueRefusals.notTheBuyer()
    return offerId
  }
  const exclusive = options.filter(({ isExclusive }) => isExclusive)
  if (status === 'optioned' && exclusive.length < 2) return exclusive[0]?.id ?? null
  throw options.length > 0 ? catalogueRefusals.buyerNotNamed() : catalogueRefusals.notOptioned()
}
