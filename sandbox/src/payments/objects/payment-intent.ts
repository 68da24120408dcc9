import type { Metadata } from './identifiers.ts'
import type { presentMethod } from './payment-method.ts'

export type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export const futureUsages = ['on_session', 'off_session'] as const
export const captureMethods = ['automatic', 'automatic_async', 'manual'] as const

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
  payment_method?: ReturnType<typeof presentMethod>
}

/** What the customer has to do: go to the bank's page, or confirm in a browser, where nobody was there to be sent to it. */
export type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }
  | { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, never> }

export const returnUrlOf = (action: NextAction | null) =>
  action?.type === 'redirect_to_url' ? action.redirect_to_url.return_url : null

/** A payment in the provider's shape, as far as cards need it. */
export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null
  canceled_at: number | null
  /** Nobody gives one here; the provider's own are for a hold that ended and for an invoice that is void. */
  cancellation_reason: 'expired' | 'void_invoice' | null
  capture_method: (typeof captureMethods)[number]
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_options: { card: { request_three_d_secure: 'automatic' } }
  payment_method_types: string[]
  processing: null
  receipt_email: null
  review: null
  /** Whether the card is kept for later payments: with the customer there, or without. */
  setup_future_usage: (typeof futureUsages)[number] | null
  shipping: null
  statement_descriptor: null
  statement_descriptor_suffix: string | null
  status: Status
}
