import type { MembershipStatus } from '@storyright/contracts/http'

/** A year is paid for, or its renewal waits: a card is kept at the card provider. */
export const hasSubscription = ({ state }: Pick<MembershipStatus, 'state'>) =>
  state === 'active' || state === 'past_due' || state === 'ending'
