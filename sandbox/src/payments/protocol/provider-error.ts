import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import type { Answer } from './answer.ts'

/** The provider's own words for what went wrong. */
export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  payment_intent?: PaymentIntent
  setup_intent?: SetupIntent
  charge?: string
}

/** A refusal in the provider's shape. Throwing it rolls changes back. */
export class ProviderError extends Error {
  readonly status: number
  readonly error: ErrorBody

  constructor(status: number, error: ErrorBody) {
    super(error.message)
    this.status = status
    this.error = error
  }

  get answer(): Answer {
    return { status: this.status, body: { error: this.error } }
  }
}

export const invalidRequest = (message: string, more: Partial<ErrorBody> = {}) =>
  new ProviderError(400, { type: 'invalid_request_error', message, ...more })

export const notAuthorised = (message: string, more: Partial<ErrorBody> = {}) =>
  new ProviderError(401, { type: 'invalid_request_error', message, ...more })

export const missing = (kind: string, id: string, param = 'id') =>
  new ProviderError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id.slice(0, 100)}'`,
  })

export const unexpectedState = (message: string, intent: PaymentIntent) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
