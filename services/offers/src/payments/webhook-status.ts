import type { PaymentStatus, providerNotices } from '@storyright/contracts/vocabulary'
import { holdMayBecome } from './hold.ts'

type Notice = (typeof providerNotices.offers)[number]

/** Where the money is after each kind of webhook. Long after it was captured, more may happen to it. */
const after: Record<Notice, readonly PaymentStatus[] | 'captured long ago'> = {
  'payment_intent.payment_failed': ['failed'],
  'payment_intent.amount_capturable_updated': ['held'],
  'payment_intent.succeeded': ['captured'],
  'payment_intent.canceled': ['released', 'expired'],
  'charge.refunded': 'captured long ago',
  'charge.dispute.created': 'captured long ago',
  'charge.dispute.updated': 'captured long ago',
  'charge.dispute.closed': 'captured long ago',
  'refund.updated': 'captured long ago',
  'refund.failed': 'captured long ago',
}
const isNotice = (type: string): type is Notice => Object.hasOwn(after, type)

/** Whether a webhook may bring something new; only then is the provider asked. */
export function mayBeNews(type: string, holdStatus: PaymentStatus): boolean {
  if (!isNotice(type)) return false
  const statuses = after[type]
  if (statuses === 'captured long ago') return holdStatus === 'captured' || holdMayBecome(holdStatus, 'captured')
  return statuses.some((status) => holdMayBecome(holdStatus, status))
}
