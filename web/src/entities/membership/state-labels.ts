import type { MembershipStatus } from '@storyright/contracts/http'
import type { MembershipState } from '@storyright/contracts/vocabulary'

export const stateLabels: Record<MembershipState, string> = {
  none: 'None',
  incomplete: 'Begun, not paid',
  active: 'Active',
  past_due: 'Renewal not paid',
  ending: 'Cancelled to the end of its year',
  ended: 'Ended',
  refunded: 'Refunded',
}

/** A year is paid for, or its renewal waits: a card is kept at the card provider. */
export const hasSubscription = ({ state }: Pick<MembershipStatus, 'state'>) =>
  state === 'active' || state === 'past_due' || state === 'ending'
