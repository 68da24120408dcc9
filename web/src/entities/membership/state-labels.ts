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
