import type { Invoice, SubscriptionSnapshot } from '../provider/subscription.ts'
import { mayGoBack } from './refunds.ts'

/** Whether an invoice paid for a time that was still to come. */
export const isRunning = ({ status, periodEnd }: Invoice, at: Date): boolean => status === 'paid' && periodEnd > at

/**
 * The invoice of the running period whose payment can go back and has not. Payments outside the provider, or of zero,
 * cannot: a termination does not wait for them. Disputed ones are refunded later, if at all.
 */
export const owedOf = ({ invoices }: Pick<SubscriptionSnapshot, 'invoices'>, at: Date): Invoice | null =>
  invoices.find((invoice) => isRunning(invoice, at) && mayGoBack(invoice.payment)) ?? null
