import type { OfferEnding, OfferStatus } from '@storyright/contracts/vocabulary'

/** Where an offer may go. */
const next: Record<OfferStatus, readonly OfferStatus[]> = {
  pending: ['accepted', 'rejected', 'cancelled', 'expired'],
  expired: ['pending'],
  accepted: [],
  rejected: [],
  cancelled: [],
}

export const offerMayBecome = (from: string, to: OfferStatus): boolean => next[from as OfferStatus].includes(to)

/** The status that an ending leads to. */
export const statusAfter: Record<OfferEnding, Exclude<OfferStatus, 'pending' | 'accepted'>> = {
  producer_cancelled: 'cancelled',
  producer_closed: 'cancelled',
  never_paid: 'cancelled',
  agent_rejected: 'rejected',
  admin_released: 'rejected',
  another_accepted: 'rejected',
  listing_withdrawn: 'rejected',
  listing_sold: 'rejected',
  agent_closed: 'rejected',
  hold_expired: 'expired',
}
