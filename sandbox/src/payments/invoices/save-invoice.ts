import type { Invoice } from '../objects/invoice.ts'
import type { Work } from '../store/work.ts'

/** Keeps an invoice, and when it goes on by itself: a draft is finalised, an open one is collected again. */
export const saveInvoice = ({ objects }: Work, invoice: Invoice) => objects.save(invoice, dueOf(invoice))

function dueOf({ status, auto_advance, automatically_finalizes_at, next_payment_attempt }: Invoice): number | null {
  if (!auto_advance) return null
  if (status === 'draft') return automatically_finalizes_at
  return status === 'open' ? next_payment_attempt : null
}
