import type { ListingStatus } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import { catalogueRefusals } from '../errors.ts'
import type { Listing } from '../generated/client.ts'

/** What changes a listing's status, and between which two. Non-exclusive offers change nothing. */
export const transitions = {
  /** An exclusive or first-look offer is accepted. */
  offerAccepted: { from: ['available'], to: 'optioned' },
  /** The option ends without a purchase. */
  optionEnded: { from: ['optioned'], to: 'available' },
  /** Whoever has an option on them bought the rights; non-exclusive options leave a listing available until then. */
  rightsSold: { from: ['available', 'optioned'], to: 'sold' },
} as const satisfies Record<string, { from: readonly ListingStatus[]; to: ListingStatus }>
export type Transition = keyof typeof transitions

/** The status that a transition leads to; `null` when it does not begin where the listing stands. */
export function statusAfter(transition: Transition, { status }: { status: string }): ListingStatus | null {
  const { from, to } = transitions[transition]
  return from.some((begin) => begin === status) ? to : null
}

/** Whether an offer on the listing was accepted: the option runs, or the rights are sold. */
export function hasAcceptedOffer({ status }: { status: string }): boolean {
  return (['optioned', 'sold'] satisfies ListingStatus[]).some((closed) => closed === status)
}

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
