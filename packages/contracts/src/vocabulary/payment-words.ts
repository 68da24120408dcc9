/** The messages that people see about a card payment. No zod here: the web imports it. */

const another = 'Please use another card, or ask the bank.'
/** Also for cards reported lost, stolen or suspect, which the person trying them need not learn. */
const declined = `The bank declined the card. ${another}`
const number = 'The card’s number is not right.'
const expiry = 'The card’s expiry date is not right.'
const code = 'The card’s security code is not right.'
const address = 'The address does not match the one the bank has for the card.'
const overLimit = `The card has reached its limit. ${another}`
const wrongCard = 'This card does not allow this kind of payment. Please use another one.'
const unauthorised = 'The bank did not authorise the payment.'
const later = 'The bank could not be reached. Please try again in a moment.'
const ranOut =
  'The hold on the card had run out, so no money was taken. The producer can renew the offer with a new hold.'
const otherState = 'The payment is no longer in a state that allows this.'

/** Our sentence for each of the provider's codes; a decline's own code is more exact than the general one. */
const sentences: Readonly<Record<string, string>> = {
  card_declined: declined,
  card_decline_rate_limit_exceeded: `The card was declined too often. ${another}`,
  expired_card: 'The card has expired. Please use another one.',
  incomplete_number: number,
  incorrect_number: number,
  invalid_number: number,
  incomplete_expiry: expiry,
  invalid_expiry_month: expiry,
  invalid_expiry_month_past: expiry,
  invalid_expiry_year: expiry,
  invalid_expiry_year_past: expiry,
  incomplete_cvc: code,
  incorrect_cvc: code,
  invalid_cvc: code,
  incorrect_address: address,
  incorrect_postal_code: address,
  incorrect_zip: address,
  postal_code_invalid: address,
  insufficient_funds: 'There is not enough money on the card for this amount.',
  card_velocity_exceeded: overLimit,
  withdrawal_count_limit_exceeded: overLimit,
  amount_too_large: 'The amount is more than the card provider takes at once.',
  amount_too_small: 'The amount is less than the card provider takes.',
  card_not_supported: wrongCard,
  currency_not_supported: 'This card cannot be charged in pounds. Please use another one.',
  invalid_card_type: wrongCard,
  payment_intent_incompatible_payment_method: wrongCard,
  payment_method_not_available: wrongCard,
  payment_method_unsupported_type: wrongCard,
  testmode_decline: 'Only test cards can be used here.',
  test_mode_live_card: 'Only test cards can be used here.',
  testmode_charges_only: 'Only test cards can be used here.',
  authentication_required: 'The bank wants to see whoever holds the card first. Please pay again and follow its steps.',
  authentication_not_handled: unauthorised,
  payment_intent_authentication_failure: unauthorised,
  payment_intent_payment_attempt_expired: 'The payment took too long. Please try again.',
  payment_intent_payment_attempt_failed: `The payment did not go through. ${another}`,
  issuer_not_available: later,
  processing_error: later,
  reenter_transaction: later,
  try_again_later: later,
  charge_expired_for_capture: ranOut,
  capture_charge_authorization_expired: ranOut,
  capture_unauthorized_payment: 'The bank has not authorised this amount, so no money was taken.',
  charge_already_captured: 'The money has been taken already.',
  charge_already_refunded: 'The money has gone back to the card already.',
  charge_disputed: 'The payment is disputed at the bank.',
  charge_not_refundable: 'This payment cannot be given back.',
  refund_disputed_payment: 'The payment is disputed at the bank, which decides about the money.',
  intent_invalid_state: otherState,
  payment_intent_unexpected_state: otherState,
  status_transition_invalid: otherState,
  resource_missing: 'The card provider does not know this payment.',
}

/** For every code that the table lacks: the provider's own words are for our logs only. */
export const unknownPaymentCode = 'The card provider refused the payment and gave no reason that helps further.'

interface Codes {
  code?: string | null | undefined
  declineCode?: string | null | undefined
}

const sentenceFor = (key: string | null | undefined) =>
  key && Object.hasOwn(sentences, key) ? sentences[key] : undefined

/** Whether the provider's code is one that names what was refused. */
export const isKnownPaymentCode = (key: string | null | undefined): boolean => sentenceFor(key) !== undefined

/** Why a payment failed, from the provider's codes. */
export const paymentSentence = ({ code, declineCode }: Codes): string =>
  sentenceFor(declineCode) ?? sentenceFor(code) ?? unknownPaymentCode
