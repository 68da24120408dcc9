import { abandonIntent } from '../intents/cancel-intent.ts'
import { canBe } from '../intents/intent-states.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Work } from '../store/work.ts'
import { wayOfInvoice } from './invoice-payment.ts'

/** Keeps an invoice, and when it goes on by itself: a draft is finalised, an open one is collected again. */
export const saveInvoice = ({ objects }: Work, invoice: Invoice) => objects.save(invoice, dueOf(invoice))

function dueOf({ status, auto_advance, automatically_finalizes_at, next_payment_attempt }: Invoice): number | null {
  if (!auto_advance) return null
  if (status === 'draft') return automatically_finalizes_at
  return status === 'open' ? next_payment_attempt : null
}

/** It is no longer owed, and cannot be paid. */
export function voidInvoice(work: Work, invoice: Invoice): Invoice {
  const { objects, now, emit } = work
  const way = wayOfInvoice(objects, invoice)
  if (way && canBe('canceled', way.intent)) {
    abandonIntent(work, way.intent)
    objects.save({
      ...way.payment,
      status: 'canceled',
      status_transitions: { ...way.payment.status_transitions, canceled_at: now },
    })
  }
  const voided: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  }
  saveInvoice(work, voided)
  emit('invoice.voided', voided)
  return voided
}
