import type { Decline } from '../cards/test-cards.ts'
import type { Charge } from '../objects/charge.ts'
import { newId } from '../objects/identifiers.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { missing } from '../protocol/provider-error.ts'
import type { ObjectStore } from '../store/object.store.ts'

const HOLD_S = 7 * 24 * 3600

export function newCharge(
  intent: PaymentIntent,
  { id, billing_details, card, behaviour }: PaymentMethod,
  now: number,
): Charge {
  const isHold = intent.capture_method === 'manual'
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isHold ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details,
    captured: !isHold,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: card.brand,
        country: card.country,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        funding: card.funding,
        last4: card.last4,
        amount_authorized: intent.amount,
        ...(isHold && behaviour !== 'holdsWithoutEnd' && { capture_before: now + HOLD_S }),
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        network: card.brand,
        three_d_secure: null,
        wallet: null,
      },
    },
    refunded: false,
    status: 'succeeded',
  }
}

export function failedCharge(charge: Charge, decline: Decline): Charge {
  const { capture_before: _, ...card } = charge.payment_method_details.card
  return {
    ...charge,
    amount_captured: 0,
    captured: false,
    failure_code: decline.code,
    failure_message: decline.message,
    paid: false,
    payment_method_details: { type: 'card', card: { ...card, amount_authorized: null } },
    status: 'failed',
  }
}

/** Whether it is too late to take the money, although the hold was not ended. */
export const hasRunOut = ({ payment_method_details: { card } }: Charge, now: number) =>
  card.capture_before !== undefined && card.capture_before <= now

/** The time at which a hold ends by itself, unless it is captured or cancelled before. */
const holdEnd = ({ status, captured, payment_method_details: { card } }: Charge) =>
  status === 'succeeded' && !captured ? (card.capture_before ?? null) : null

export const saveCharge = (objects: ObjectStore, charge: Charge) => objects.save(charge, holdEnd(charge))

export function requireCharge(objects: ObjectStore, id: string | null, param = 'charge'): Charge {
  const charge = objects.find('charge', id ?? '')
  if (!charge) throw missing('charge', id ?? '', param)
  return charge
}
