import type { Invoice } from '../objects/invoice.ts'
import type { ObjectStore } from '../store/object.store.ts'

const MOST = 10

/** What an invoice shows only when it is asked for. */
export const includable: Record<string, (objects: ObjectStore, invoice: Invoice) => object | null> = {
  /** With this a browser pays. */
  confirmation_secret(objects, { id }) {
    const [newest] = objects.list('invoice_payment', { invoice: id, limit: 1 })
    const intent = newest && objects.find('payment_intent', newest.payment.payment_intent)
    return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
  },
  payments(objects, { id }) {
    const data = objects.list('invoice_payment', { invoice: id, limit: MOST })
    return { object: 'list', url: '/v1/invoice_payments', has_more: false, data }
  },
}
