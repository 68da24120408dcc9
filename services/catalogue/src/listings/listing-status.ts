import type { ListingStatus } from '@storyright/contracts/vocabulary'

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
