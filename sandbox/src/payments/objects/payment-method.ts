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
  allow_redisplay: 'unspecified'
  billing_details: { address: null; email: null; name: null; phone: null; tax_id: null }
  card: { brand: string; country: 'GB'; exp_month: number; exp_year: number; funding: 'credit'; last4: string }
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
}

export const presentMethod = ({ behaviour: _, isAgreed: __, ...shown }: PaymentMethod) => shown
