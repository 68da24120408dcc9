import type { PaymentStatus } from '@storyright/contracts/vocabulary'

/** Where a hold may go. It never goes back, so an old answer of the provider changes nothing. */
const next: Record<PaymentStatus, readonly PaymentStatus[]> = {
  requires_payment: ['failed', 'held', 'captured', 'released', 'expired'],
  failed: ['held', 'captured', 'released', 'expired'],
  held: ['captured', 'released', 'expired'],
  captured: [],
  released: [],
  expired: [],
}

export const holdMayBecome = (from: string, to: PaymentStatus): boolean => next[from as PaymentStatus].includes(to)

/** Money may still be taken or has to be let go. */
export const openHoldStatuses = ['requires_payment', 'failed', 'held'] as const satisfies PaymentStatus[]
export const isOpen = (status: string): boolean => (openHoldStatuses as readonly string[]).includes(status)

/** Nothing is held, and a card may still be tried. */
export const awaitsPayment = (status: string): boolean => status === 'requires_payment' || status === 'failed'
