import type { ListingStatus } from '@storyright/contracts'

/** Whether an offer on the listing was accepted: the option runs, or the rights are sold. */
export const hasAcceptedOffer = ({ status }: { status: string }): boolean =>
  (['optioned', 'sold'] satisfies ListingStatus[]).some((closed) => closed === status)
