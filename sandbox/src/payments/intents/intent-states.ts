import type { PaymentIntent, Status } from '../objects/payment-intent.ts'
import { unexpectedState } from '../protocol/provider-error.ts'

/** From which states each thing can be done; what has succeeded or is cancelled stays so. */
export const possible = {
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
  authenticated: ['requires_action'],
  captured: ['requires_capture'],
  expired: ['requires_capture'],
  disputed: ['succeeded'],
  canceled: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'],
} as const satisfies Record<string, readonly Status[]>

export type Change = keyof typeof possible

export function canBe(change: Change, { status }: Pick<PaymentIntent, 'status'>) {
  return (possible[change] as readonly Status[]).includes(status)
}

export function requirePossible(change: Change, intent: PaymentIntent): void {
  if (canBe(change, intent)) return
  throw unexpectedState(
    `This PaymentIntent could not be ${change} because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${change}: ${possible[change].join(', ')}.`,
    intent,
  )
}
