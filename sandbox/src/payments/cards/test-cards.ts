import type { Behaviour, DeclineName } from '../objects/payment-method.ts'

export interface Decline {
  code: string
  decline_code?: string
  message: string
}

/** The ways in which a bank declines. */
export const declines = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
} satisfies Record<DeclineName, Decline>

/** The provider's published test numbers; any other number is no test card. The one without an end is ours. */
export const testNumbers: Record<string, Behaviour> = {
  '4242424242424242': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000002500003155': 'authenticatesOnce',
  '4000002760003184': 'authenticates',
  '4000000000000341': 'failsOncePaying',
  '4000000000009938': 'holdsWithoutEnd',
}

/** The provider's names for test cards. */
export const testMethods: Record<string, { brand: string; last4: string; behaviour: Behaviour }> = {
  pm_card_visa: { brand: 'visa', last4: '4242', behaviour: 'succeeds' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', behaviour: 'succeeds' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', behaviour: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995', behaviour: 'insufficient_funds' },
  pm_card_withoutDeadline: { brand: 'visa', last4: '9938', behaviour: 'holdsWithoutEnd' },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', behaviour: 'failsOncePaying' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', behaviour: 'authenticates' },
  pm_card_authenticationRequiredOnSetup: { brand: 'visa', last4: '3155', behaviour: 'authenticatesOnce' },
}
