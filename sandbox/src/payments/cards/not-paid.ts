import { type ErrorBody, ProviderError } from '../protocol/provider-error.ts'
import type { BankAnswer } from './ask-bank.ts'

/** The error for charging a card of an absent customer. */
export function notPaid(
  answer: Exclude<BankAnswer, 'approves'>,
  what: 'invoice' | 'subscription',
  more: Partial<ErrorBody> = {},
): ProviderError {
  if (answer !== 'asks') return new ProviderError(402, { type: 'card_error', ...answer, ...more })
  return new ProviderError(402, {
    type: 'card_error',
    code: `${what}_payment_intent_requires_action`,
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed ' +
      `using the PaymentIntent associated with the ${what}.`,
    ...more,
  })
}
