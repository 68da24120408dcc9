import type { PublicOffer } from '@storyright/contracts/events'
import { sampleOffer } from '@storyright/testing'

/** An exclusive offer that was accepted, of a listing and its agent. */
export const acceptedOffer = (
  listing: { id: bigint; agentId: string },
  change: Partial<PublicOffer> = {},
): PublicOffer =>
  sampleOffer({
    listingId: String(listing.id),
    agentId: listing.agentId,
    status: 'accepted',
    paymentStatus: 'captured',
    acceptedAt: '2026-11-22T09:00:00.000Z',
    optionEndsAt: '2028-05-22T09:00:00.000Z',
    ...change,
  })
