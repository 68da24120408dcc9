import type { PaymentIntent } from '../objects/payment-intent.ts'
import { missing } from '../protocol/provider-error.ts'
import type { ObjectStore } from '../store/object.store.ts'

export function requireIntent(objects: ObjectStore, id: string, param = 'intent'): PaymentIntent {
  const intent = objects.find('payment_intent', id)
  if (!intent) throw missing('payment_intent', id, param)
  return intent
}
