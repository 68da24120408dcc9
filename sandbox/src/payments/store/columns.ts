import type { Kinds } from './kinds.ts'

/** By what objects are found beside their own identifier. */
export interface Columns {
  customer: string | null
  payment_intent: string | null
  subscription: string | null
  invoice: string | null
  /** The test clock whose time is the object's, rather than the real one. */
  clock: string | null
}

type Named = { customer?: string | null; payment_intent?: string | null; test_clock?: string | null }

export function columnsOf(object: Kinds[keyof Kinds]): Columns {
  const { customer = null, payment_intent = null, test_clock: clock = null } = object as Named
  const plain = { customer, payment_intent, subscription: null, invoice: null, clock }
  if (object.object === 'invoice') return { ...plain, subscription: object.parent.subscription_details.subscription }
  if (object.object !== 'invoice_payment') return plain
  return { ...plain, invoice: object.invoice, payment_intent: object.payment.payment_intent }
}
