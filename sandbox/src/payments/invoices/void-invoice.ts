import { abandonIntent } from '../intents/cancel-intent.ts'
import { canBe } from '../intents/intent-states.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Work } from '../store/work.ts'
import { wayOfInvoice } from './invoice-payment.ts'
import { saveInvoice } from './save-invoice.ts'

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
