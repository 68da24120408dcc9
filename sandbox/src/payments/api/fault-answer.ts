import type { Fault } from '../../faults/faults.ts'
import type { Answer } from '../protocol/answer.ts'
import { type ErrorBody, ProviderError } from '../protocol/provider-error.ts'

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

/** How the provider words a failure with this status, and with this code instead of the usual one. */
export function faultAnswer(status: number, code?: Fault['code']): Answer {
  const usual = bodies[status] ?? { type: status >= 500 ? 'api_error' : 'invalid_request_error', message: says }
  if (code === undefined) return new ProviderError(status, usual).answer
  const { decline_code: _, ...error } = usual
  return new ProviderError(status, { ...error, code, message: says }).answer
}

/**
 * Whether a failure comes from the endpoint itself, whose answers are kept under the request's key: declines, its own faults,
 * and refusals with a code of their own. The others come from before it: keys, limits, conflicts, malformed requests.
 */
export const isOfEndpoint = ({ status = 0, code }: Fault): boolean =>
  status === 402 || status >= 500 || (status === 400 && code !== undefined && !beforeEndpoint.includes(code))

const beforeEndpoint = ['idempotency_key_in_use', 'lock_timeout', 'rate_limit']
