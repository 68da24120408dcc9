import type { ServiceName } from '@storyright/contracts'

const MiB = 1024 * 1024
const SECOND = 1_000

export interface Route {
  /** Whole path segments; a `*` stands for one segment, or for the rest of one (`enrich-*`). */
  path: string
  service: ServiceName
  bodyLimit: number
  timeLimitMs: number
}

const route = (service: ServiceName, path: string, bodyLimit = MiB, timeLimitMs = 30 * SECOND): Route => ({
  path: `/api/${path}`,
  service,
  bodyLimit,
  timeLimitMs,
})

/** Who answers which path: the longest match wins. What is not here does not exist outside. */
export const routes: readonly Route[] = [
  route('identity', 'auth'),
  route('identity', 'profile'),
  route('identity', 'admin/users'),
  route('identity', 'admin/pending-agents'),
  route('identity', 'admin/verify-agent'),
  route('catalogue', 'public'),
  route('catalogue', 'listings'),
  route('catalogue', 'favorites'),
  route('catalogue', 'uploads/images', 6 * MiB),
  route('catalogue', 'uploads/documents', 21 * MiB),
  route('catalogue', 'admin/listings'),
  route('catalogue', 'admin/chain-of-title'),
  route('catalogue', 'chain-of-title'),
  route('catalogue', 'imports'),
  route('offers', 'offers'),
  route('offers', 'offers/*/documents', 21 * MiB, 600 * SECOND),
  route('offers', 'analytics/agent'),
  route('offers', 'uploads/decks', 51 * MiB, 600 * SECOND),
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
