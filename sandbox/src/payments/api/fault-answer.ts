import { type ErrorBody, ProviderError } from './provider-error.ts'

const says = 'This failure was asked for.'
const bodies: Record<number, ErrorBody> = {
  402: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  409: { type: 'invalid_request_error', code: 'lock_timeout', message: says },
  429: { type: 'invalid_request_error', code: 'rate_limit', message: says },
}

/** How the provider words a failure with this status. */
export const faultAnswer = (status: number): ProviderError =>
  new ProviderError(
    status,
    bodies[status] ?? { type: status >= 500 ? 'api_error' : 'invalid_request_error', message: says },
  )
