/** Whether the card may be offered to its customer again. */
export const redisplays = ['always', 'limited', 'unspecified'] as const

export type DeclineName =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'test_mode_live_card'
  | 'expired_card'
  | 'incorrect_cvc'

/**
 * What the bank behind a test card does: it asks its customer each time, or only until the card is saved for later; or it
 * lets the card be saved and then declines every payment.
 */
export type Behaviour =
  | 'succeeds'
  | 'holdsWithoutEnd'
  | 'authenticates'
  | 'authenticatesOnce'
  | 'failsOncePaying'
  | DeclineName

/** A card as it is kept: the number itself never is. */
export interface PaymentMethod {
  id: string
  object: 'payment_method'
  allow_redisplay: (typeof redisplays)[number]
  billing_details: { address: null; email: null; name: null; phone: null; tax_id: null }
  card: {
    brand: string
    checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: 'pass' }
    country: 'GB'
    display_brand: string
    exp_month: number
    exp_year: number
    funding: 'credit'
    generated_from: null
    last4: string
    networks: { available: string[]; preferred: null }
    regulated_status: 'unregulated'
    three_d_secure_usage: { supported: true }
    wallet: null
  }
  created: number
  customer: string | null
  customer_account: null
  livemode: false
  metadata: Record<string, string>
  type: 'card'
  /** What its bank will do; never shown. */
  behaviour: Behaviour
  /** Its customer agreed, before the bank, to later payments without asking; never shown. */
  isAgreed: boolean
  /** It was taken from its customer and can be used no more; never shown. */
  isDetached?: boolean
}

export const presentMethod = ({ behaviour: _, isAgreed: __, isDetached: ___, ...shown }: PaymentMethod) => shown
