import type { Invoice, InvoicePayment, Said } from '../provider/subscription.ts'

/** Whether an invoice paid for a time that was still to come. */
export const isRunning = ({ status, periodEnd }: Invoice, at: Date): boolean => status === 'paid' && periodEnd > at

/**
 * A payment of the running period that can go back and has not. What was paid past the provider, or needed no money, cannot:
 * an end does not wait for that.
 */
export function owedOf({ invoices }: Pick<Said, 'invoices'>, at: Date): InvoicePayment | null {
  const owed = invoices.find((invoice) => isRunning(invoice, at) && canGoBack(invoice))
  return owed?.payment ?? null
}

const canGoBack = ({ payment, grossPence }: Invoice): boolean =>
  payment?.state === 'paid' && !payment.isLost && payment.refundedPence < grossPence
