import { SourceError } from '../sources/source-call.ts'

interface Details {
  message: string
  domain?: string
  reason: string
  /** The canonical name of the failure, as newer answers have it. */
  status?: string
  /** The reason in a word of its own, as newer answers have it in their details, and its message. */
  info?: { reason: string; metadata?: Record<string, string> }
  location?: string
  locationType?: 'parameter' | 'other'
}

/** A refusal in the shape that Google's APIs give it. */
export function googleError(code: number, details: Details, headers: Record<string, string> = {}): SourceError {
  const { message, domain = 'global', reason, status, info, location, locationType } = details
  const error = { message, domain, reason, ...(location !== undefined && { location, locationType }) }
  const extra = { ...(status && { status }), ...(info && { details: [errorInfo(info)] }) }
  return new SourceError(code, { error: { code, message, errors: [error], ...extra } }, headers)
}

const errorInfo = ({ reason, metadata }: NonNullable<Details['info']>) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
  metadata,
})

export const invalidParameter = (name: string, value: string, domain = 'global') =>
  googleError(400, {
    message: `Invalid value '${value.slice(0, 100)}' for parameter '${name}'.`,
    domain,
    reason: 'invalidParameter',
    status: 'INVALID_ARGUMENT',
    location: name,
    locationType: 'parameter',
  })

const usual: Record<number, Details> = {
  400: { message: 'Bad Request', reason: 'badRequest', status: 'INVALID_ARGUMENT' },
  401: { message: 'Invalid Credentials', reason: 'authError', status: 'UNAUTHENTICATED' },
  403: {
    message: 'The caller does not have permission',
    domain: 'usageLimits',
    reason: 'accessNotConfigured',
    status: 'PERMISSION_DENIED',
  },
  404: { message: 'Not Found', reason: 'notFound', status: 'NOT_FOUND' },
  429: {
    message: 'Too many requests within a short time.',
    domain: 'usageLimits',
    reason: 'rateLimitExceeded',
    status: 'RESOURCE_EXHAUSTED',
  },
  503: { message: 'Service temporarily unavailable.', reason: 'backendFailed', status: 'UNAVAILABLE' },
}

interface Requested {
  status: number
  code?: string | undefined
  retryAfter?: number | undefined
}

/** How a requested failure is worded; its code stands in for the reason. */
export function googleFailure({ status, code, retryAfter }: Requested): SourceError {
  const details = usual[status] ?? { message: 'Internal Error', reason: 'backendError', status: 'INTERNAL' }
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  return googleError(status, { ...details, ...(code && { reason: code }) }, headers)
}
