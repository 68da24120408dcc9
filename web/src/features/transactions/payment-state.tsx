import type { PaymentStatus } from '@storyright/contracts/vocabulary'
import { Badge } from '../../ui/badge/badge.tsx'

export const paymentLabels: Record<PaymentStatus, string> = {
  requires_payment: 'Awaiting card',
  held: 'Held',
  captured: 'Captured',
  released: 'Released',
  failed: 'Failed',
  expired: 'Expired',
}
const tones = {
  requires_payment: 'off',
  held: 'wait',
  captured: 'ok',
  released: 'off',
  failed: 'bad',
  expired: 'off',
} as const satisfies Record<PaymentStatus, string>

export function PaymentState({ status }: { status: PaymentStatus }) {
  return <Badge tone={tones[status]}>{paymentLabels[status]}</Badge>
}
