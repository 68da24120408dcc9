import type { Invoice, SubscriptionSnapshot } from '../provider/subscription.ts'
import { mayGoBack } from './refunds.ts'

/** Whether an invoice paid for a time that was still to come. */
export const isRunning = ({ status, periodEnd }: Invoice, at: Date): boolean => status === 'paid' && periodEnd > at

/**
 * The invoice of the running period whose payment can go back and has not. What was paid past the provider, or needed no money,
 * cannot: an end does not wait for that. What is disputed goes back later, if at all.
 */
export const owedOf = ({ invoices }: Pick<SubscriptionSnapshot, 'invoices'>, at: Date): Invoice | null =>
  invoices.find((invoice) => isRunning(invoice, at) && mayGoBack(invoice.payment)) ?? null
