import type { Card } from '@storyright/contracts/http'

/** A payment at the provider, in our terms. */
export interface InvoicePayment {
  intentId: string
  state: 'open' | 'declined' | 'asks' | 'paid'
  /** In our words. */
  declinedBecause: string | null
  paidAt: Date | null
  /** What the card was charged; less than the invoice where the customer had a balance at the provider. */
  chargedPence: number
  /** The refunded amount, pending included; failed refunds do not count. */
  refundedPence: number
  /** What banks sent back of its refunds; `null` where its refunds were not read. */
  failedPence: number | null
  /** Its holder had the money back from the bank. */
  isLost: boolean
  /** The dispute that is open, or else the newest. */
  dispute: Dispute | null
}

export interface Dispute {
  /** In the provider's words. */
  status: string
  pence: number
  /** Until when the bank takes an answer; nothing once it has decided. */
  dueAt: Date | null
}

/** Open disputes: until the bank has decided, no refund is possible. */
export const isDisputed = (payment: Pick<InvoicePayment, 'dispute'> | null): boolean =>
  payment?.dispute != null && isOpenDispute(payment.dispute.status)

/** An inquiry takes no money yet, and does not block a refund. */
export const isOpenDispute = (status: string | null): boolean =>
  status !== null && (openDisputes as readonly string[]).includes(status)

export const openDisputes = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'] as const

export interface Invoice {
  id: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  isRenewal: boolean
  netPence: number
  vatPence: number
  grossPence: number
  /** Of the line that was bought. */
  periodStart: Date
  periodEnd: Date
  createdAt: Date
  finalizedAt: Date | null
  paidAt: Date | null
  wasTried: boolean
  /** `null` for a draft, and for invoices too old to change. */
  payment: InvoicePayment | null
}

export interface YearPrice {
  netPence: number
  vatPence: number
  grossPence: number
}

export interface Subscription {
  id: string
  customerId: string
  state: 'incomplete' | 'active' | 'past_due' | 'over'
  cancelsAtPeriodEnd: boolean
  /** Nothing is collected until that is taken back. */
  isPaused: boolean
  endedAt: Date | null
  /** What a year costs with its tax; `null` where the provider does not know. */
  yearPrice: YearPrice | null
  card: Card | null
  /** Whose it is: `null` where the metadata has no id. */
  belongsTo: { service: string | null; deployment: string | null; personId: string | null }
}

/** The provider's state of one subscription; the newest invoice first. */
export interface SubscriptionSnapshot {
  subscription: Subscription
  invoices: Invoice[]
}
