import type { PaymentStatus } from '@storyright/contracts/vocabulary'
import { holdMayBecome } from './hold.ts'

/** Where the money is after each kind of webhook; other kinds add nothing to these. */
const after: Record<string, readonly PaymentStatus[]> = {
  'payment_intent.payment_failed': ['failed'],
  'payment_intent.amount_capturable_updated': ['held'],
  'payment_intent.succeeded': ['captured'],
  'payment_intent.canceled': ['released', 'expired'],
}

/** What may happen to money long after it was captured. */
const afterwards: readonly string[] = ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed']

/** Whether a webhook may bring something new; only then is the provider asked. */
export const mayBeNews = (type: string, holdStatus: PaymentStatus): boolean =>
  afterwards.includes(type)
    ? holdStatus === 'captured' || holdMayBecome(holdStatus, 'captured')
    : (after[type] ?? []).some((status) => holdMayBecome(holdStatus, status))
