import { changedMetadata, type Metadata, newId } from '../objects/identifiers.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'

type Given = Pick<PaymentIntent, 'amount' | 'currency' | 'capture_method'> &
  Partial<
    Pick<
      PaymentIntent,
      | 'allowed_payment_method_types'
      | 'automatic_payment_methods'
      | 'customer'
      | 'description'
      | 'payment_method'
      | 'setup_future_usage'
      | 'statement_descriptor_suffix'
    >
  > & { metadata?: Metadata | '' }

export function newIntent({ metadata, ...given }: Given, now: number): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: changedMetadata({}, metadata),
    next_action: null,
    payment_method: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    ...given,
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
  }
}
