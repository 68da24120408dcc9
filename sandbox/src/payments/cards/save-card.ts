import type { PaymentMethod } from '../objects/payment-method.ts'
import { invalidRequest, missing } from '../protocol/provider-error.ts'
import type { Work } from '../store/work.ts'

/** Keeps a card for its customer's later payments; `isAgreed` when the bank has asked, or would have. */
export function saveCard({ objects, emit }: Work, method: PaymentMethod, customer: string, isAgreed: boolean) {
  const saved = { ...method, customer, isAgreed: isAgreed || method.isAgreed }
  objects.save(saved)
  if (method.customer === null) emit('payment_method.attached', saved)
  return saved
}

/** A card that is a customer's own cannot pay for another one, and one that was taken from its customer for nobody. */
export function requireNotOfAnother({ id, customer, isDetached }: PaymentMethod, payer: string | null): void {
  if (isDetached)
    throw invalidRequest(
      `The provided PaymentMethod ${id} was detached from a Customer. It may not be used again. To use a PaymentMethod ` +
        'multiple times, you must attach it to a Customer first.',
      { param: 'payment_method' },
    )
  if (customer === null || customer === payer) return
  throw invalidRequest(
    payer === null
      ? `The payment method ${id} belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`
      : `The PaymentMethod ${id} belongs to another Customer.`,
    { param: 'payment_method' },
  )
}

/** A card that the customer has saved. */
export function requireSavedCard({ objects }: Work, id: string, customer: string, param: string): PaymentMethod {
  const method = objects.find('payment_method', id)
  if (method?.customer === customer) return method
  if (!method && !id.startsWith('pm_card_')) throw missing('PaymentMethod', id, param)
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id.slice(0, 100)}. The payment method must be attached to ` +
      'the customer.',
    { code: 'resource_missing', param },
  )
}
