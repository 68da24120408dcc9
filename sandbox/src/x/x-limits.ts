import type { Quota, QuotaTerms } from '../quotas/quotas.ts'
import type { SourceError } from '../sources/source-call.ts'
import { tooManyRequests, usageCapped } from './x-error.ts'

const QUARTER_OF_AN_HOUR = 15 * 60_000
const DAY = 86_400_000

// Far more than the provider gives by itself (450 and 300 requests): nobody waits here unless that is asked for.
const perWindow = (name: string): QuotaTerms => ({
  name,
  usual: 1_000_000,
  resetsAfter: (now) => Math.ceil((now + QUARTER_OF_AN_HOUR) / 1_000) * 1_000,
})
export const xQuotas = {
  search: perWindow('x.search'),
  counts: perWindow('x.counts'),
  posts: { name: 'x.posts', usual: 10_000_000, resetsAfter: (now: number) => (Math.floor(now / DAY) + 1) * DAY },
} satisfies Record<string, QuotaTerms>

/** The headers of each answer about a limit. */
export function limitHeaders(quota: Quota): Record<string, string> {
  const { limit, used, resetsAt } = quota.state()
  return {
    'x-rate-limit-limit': String(limit),
    'x-rate-limit-remaining': String(Math.max(0, limit - used)),
    'x-rate-limit-reset': String(Math.ceil(resetsAt / 1_000)),
  }
}

/** Counts a request, or refuses it until the window is over. */
export function admitRequest(quota: Quota): void {
  if (!quota.take(1)) throw tooManyRequests(limitHeaders(quota))
}

/** Whether a day's posts have been read; the requests' own limit is sent all the same. */
export function capped(posts: Quota, requests: Quota): SourceError | undefined {
  const { used, limit } = posts.state()
  return used >= limit ? usageCapped(limitHeaders(requests)) : undefined
}
