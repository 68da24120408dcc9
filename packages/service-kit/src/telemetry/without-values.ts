import type { SpanProcessor } from '@opentelemetry/sdk-trace'

/** What a query may reveal of a person, or give away: tokens of links, keys of providers. */
const withQuery = ['url.full', 'http.url', 'http.target']
const hidden = ['url.query', 'client.address', 'http.client_ip']

/** Removes sensitive values from every span, before anything else sees it. */
export const withoutValues: SpanProcessor = {
  onStart(span) {
    const { attributes } = span
    for (const name of withQuery) {
      const value = attributes[name]
      if (typeof value === 'string' && value.includes('?')) span.setAttribute(name, value.split('?', 1)[0]!)
    }
    for (const name of hidden) if (attributes[name]) span.setAttribute(name, '')
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}
