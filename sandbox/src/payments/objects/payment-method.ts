export type DeclineName =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'test_mode_live_card'
  | 'expired_card'
  | 'incorrect_cvc'

/** What the bank behind a test card does. */
export type Behaviour = 'succeeds' | 'holdsWithoutEnd' | 'authenticates' | DeclineName

/** A card as it is kept: the number itself never is. */
export interface PaymentMethod {
  id: string
  object: 'payment_method'
  allow_redisplay: 'unspecified'
  billing_details: { address: null; email: null; name: null; phone: null; tax_id: null }
  card: { brand: string; country: 'GB'; exp_month: number; exp_year: number; funding: 'credit'; last4: string }
  created: number
  customer: null
  livemode: false
  metadata: Record<string, string>
  type: 'card'
  /** What its bank will do; never shown. */
  behaviour: Behaviour
}

export const presentMethod = ({ behaviour: _, ...shown }: PaymentMethod) => shown
