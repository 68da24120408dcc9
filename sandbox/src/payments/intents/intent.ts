import type { Metadata } from '../api/metadata.ts'
import { missing } from '../api/provider-error.ts'
import type { presentMethod } from '../cards/payment-method.ts'
import type { ObjectStore } from '../store/object.store.ts'
import type { Status } from './intent-states.ts'

export const captureMethods = ['automatic', 'automatic_async', 'manual'] as const
/** Why somebody cancels; `automatic` is the provider's own, for a hold that ended. */
export const cancellationReasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
  payment_method?: ReturnType<typeof presentMethod>
}

export interface NextAction {
  type: 'redirect_to_url'
  redirect_to_url: { url: string; return_url: string | null }
}

/** A payment in the provider's shape, as far as cards need it. */
export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null
  canceled_at: number | null
  cancellation_reason: (typeof cancellationReasons)[number] | 'automatic' | null
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
  receipt_email: string | null
  review: null
  setup_future_usage: null
  shipping: null
  status: Status
}

export function requireIntent(objects: ObjectStore, id: string, param = 'intent'): PaymentIntent {
  const intent = objects.find('payment_intent', id)
  if (!intent) throw missing('payment_intent', id, param)
  return intent
}
