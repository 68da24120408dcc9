import type { ServiceName } from '@storyright/contracts/http'

const KiB = 1024
const MiB = 1024 * KiB
const SECOND = 1_000

export interface Route {
  /** Whole path segments; a `*` stands for one segment, or for the rest of one (`enrich-*`). */
  path: string
  service: ServiceName
  bodyLimit: number
  /** Until the service begins to answer; an upload arrives within the same time. */
  timeLimitMs: number
  /** What is read here are files, which take their time to be sent to slow clients. */
  files: boolean
}

const calls = { bodyLimit: MiB, timeLimitMs: 30 * SECOND, files: false }
const files = { ...calls, files: true }

const route = (service: ServiceName, path: string, more: Partial<Route> = {}): Route => ({
  path: `/api/${path}`,
  service,
  ...calls,
  ...more,
})

/** Who answers which path: the longest match wins. What is not here does not exist outside. */
export const routes: readonly Route[] = [
  route('identity', 'auth', { bodyLimit: 64 * KiB }), // anybody may ask here: no more than is read before identity is
  route('identity', 'profile'),
  route('identity', 'admin/users'),
  route('identity', 'admin/pending-agents'),
  route('identity', 'admin/verify-agent'),
  route('catalogue', 'public'),
  route('catalogue', 'listings'),
  route('catalogue', 'favorites'),
  route('catalogue', 'uploads/images', { ...files, bodyLimit: 6 * MiB, timeLimitMs: 120 * SECOND }),
  route('catalogue', 'uploads/documents', { ...files, bodyLimit: 21 * MiB, timeLimitMs: 300 * SECOND }),
  route('catalogue', 'admin/listings'),
  route('catalogue', 'admin/chain-of-title'),
  route('catalogue', 'chain-of-title'),
  route('catalogue', 'imports'),
  route('offers', 'offers'),
  route('offers', 'offers/*/agreement', files),
  route('offers', 'offers/*/documents', { ...files, bodyLimit: 21 * MiB, timeLimitMs: 600 * SECOND }),
  route('offers', 'analytics/agent'),
  route('offers', 'uploads/decks', { ...files, bodyLimit: 51 * MiB, timeLimitMs: 600 * SECOND }),
  route('offers', 'admin/transactions'),
  route('offers', 'webhooks/stripe/offers'),
  route('membership', 'membership'),
  route('membership', 'webhooks/stripe/membership'),
  route('ai', 'recommendations'),
  route('ai', 'enhanced-analysis'),
  route('ai', 'commercial-analysis'),
  route('ai', 'tracking'),
  route('ai', 'admin/analytics'),
  route('ai', 'admin/analytics.csv'),
  route('community', 'listings/*/comments'),
  route('community', 'comments'),
  route('community', 'forum'),
  route('community', 'admin/comments'),
  route('enrichment', 'google-books'),
  route('enrichment', 'admin/youtube-enrichment-status'),
  route('enrichment', 'admin/twitter-enrichment-status'),
  route('enrichment', 'admin/enrich-youtube'),
  route('enrichment', 'admin/enrich-twitter'),
]

const ordered = routes
  .map((entry) => ({ entry, segments: entry.path.split('/').slice(1) }))
  .sort((one, other) => other.segments.length - one.segments.length)

/** The route of a path that `normalPath` has accepted. */
export function routeOf(path: string): Route | undefined {
  const given = path.split('/').slice(1)
  return ordered.find(({ segments }) => segments.every((segment, at) => segment === '*' || segment === given[at]))
    ?.entry
}

/**
 * The path itself when it is written plainly, `undefined` when it tries to mean another: encoded slashes or dots, dot
 * segments, empty segments, backslashes, control characters.
 */
export function normalPath(path: string): string | undefined {
  if (/%(2f|5c|2e|00|0a|0d)|\\|\/\/|[^\x21-\x7e]/i.test(path)) return undefined
  if (/\/\.{1,2}(\/|$)/.test(path)) return undefined
  return path
}
