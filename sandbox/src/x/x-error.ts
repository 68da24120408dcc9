import { SourceError } from '../sources/source-call.ts'

const problems = 'https://api.twitter.com/2/problems'

const plain = (status: number, title: string, headers?: Record<string, string>) =>
  new SourceError(status, { title, detail: title, type: 'about:blank', status }, headers)

export const unauthorized = () => plain(401, 'Unauthorized')

/** What is wrong with a parameter, beside what was given. */
export const invalidRequest = (name: string, given: string, message: string, headers?: Record<string, string>) =>
  new SourceError(
    400,
    {
      errors: [{ parameters: { [name]: [given.slice(0, 600)] }, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${problems}/invalid-request`,
    },
    headers,
  )

export const tooManyRequests = (headers: Record<string, string>) => plain(429, 'Too Many Requests', headers)

/** All posts that were paid for in a day have been read. */
export const usageCapped = (headers: Record<string, string>) =>
  new SourceError(
    429,
    {
      account_id: 1,
      product_name: 'standard-basic',
      title: 'UsageCapExceeded',
      period: 'Daily',
      scope: 'Product',
      detail: 'Usage cap exceeded: Daily product cap',
      type: `${problems}/usage-capped`,
    },
    headers,
  )

const titles: Record<number, string> = {
  400: 'Invalid Request',
  402: 'CreditsDepleted',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** How a requested failure is worded; a limit names its end only where that was asked for. */
export function xFailure({ status, retryAfter }: { status: number; retryAfter?: number | undefined }): SourceError {
  if (status === 402)
    return new SourceError(402, {
      title: 'CreditsDepleted',
      detail: 'The account has no credits left for this request.',
      type: `${problems}/credits`,
      status,
    })
  const headers: Record<string, string> =
    retryAfter === undefined
      ? {}
      : {
          'x-rate-limit-limit': '450',
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.ceil(Date.now() / 1_000) + retryAfter),
        }
  return plain(status, titles[status] ?? 'Something went wrong', headers)
}
