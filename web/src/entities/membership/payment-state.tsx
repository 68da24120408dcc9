import type { MembershipPaymentStatus } from '@storyright/contracts/vocabulary'
import { Badge, type Tone } from '../../ui/badge/badge.tsx'

export const membershipPaymentLabels: Record<MembershipPaymentStatus, string> = {
  open: 'Open',
  paid: 'Paid',
  failed: 'Failed',
  void: 'Void',
  refunded: 'Refunded',
}
const tones: Record<MembershipPaymentStatus, Tone> = {
  open: 'wait',
  paid: 'ok',
  failed: 'bad',
  void: 'off',
  refunded: 'off',
}

/** What became of the payment of a membership's year. */
export function MembershipPaymentState({ status }: { status: MembershipPaymentStatus }) {
  return <Badge tone={tones[status]}>{membershipPaymentLabels[status]}</Badge>
}
