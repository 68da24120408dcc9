import type { Card } from '@storyright/contracts/http'

/** A payment at the provider, in our terms. */
export interface InvoicePayment {
  intentId: string
  state: 'open' | 'declined' | 'asks' | 'paid'
  /** In our words. */
  declinedBecause: string | null
  paidAt: Date | null
  refundedPence: number
  /** Its holder had the money back from the bank. */
  isLost: boolean
}

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
  /** `null` of a draft, and of what is too old to change. */
  payment: InvoicePayment | null
}

export interface Subscription {
  id: string
  customerId: string
  state: 'incomplete' | 'active' | 'past_due' | 'over'
  cancelsAtPeriodEnd: boolean
  card: Card | null
  /** Whose it is: `null` where the metadata does not say. */
  belongsTo: { service: string | null; deployment: string | null; personId: string | null }
}

/** All that the provider says of one subscription; the newest invoice first. */
export interface Said {
  subscription: Subscription
  invoices: Invoice[]
}
