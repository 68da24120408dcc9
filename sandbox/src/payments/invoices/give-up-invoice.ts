import type { Invoice } from '../objects/invoice.ts'
import type { Work } from '../store/work.ts'
import { saveInvoice } from './save-invoice.ts'

/** Nobody expects it to be paid any more, though it still can be. */
export function giveUpInvoice(work: Work, invoice: Invoice): Invoice {
  const given: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: work.now },
  }
  saveInvoice(work, given)
  work.emit('invoice.marked_uncollectible', given)
  return given
}
