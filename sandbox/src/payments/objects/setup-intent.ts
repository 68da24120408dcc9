import type { Metadata } from './identifiers.ts'
import type { NextAction, PaymentError } from './payment-intent.ts'

export type SetupStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

/** A card that is saved for later without paying, in the provider's shape. */
export interface SetupIntent {
  id: string
  object: 'setup_intent'
  allowed_payment_method_types: string[] | null
  application: null
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null
  cancellation_reason: 'abandoned' | 'requested_by_customer' | 'duplicate' | null
  client_secret: string
  created: number
  customer: string | null
  customer_account: null
  description: string | null
  excluded_payment_method_types: null
  flow_directions: null
  last_setup_error: PaymentError | null
  latest_attempt: null
  livemode: false
  mandate: null
  metadata: Metadata
  next_action: NextAction | null
  on_behalf_of: null
  payment_method: string | null
  payment_method_configuration_details: null
  payment_method_options: { card: { mandate_options: null; network: null; request_three_d_secure: 'automatic' } }
  payment_method_types: string[]
  single_use_mandate: null
  status: SetupStatus
  usage: 'off_session' | 'on_session'
}
