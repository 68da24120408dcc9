import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { inSpan } from './spans.ts'

type Fetch = typeof globalThis.fetch

/** A fetch whose calls are spans named after their provider and their route. */
export const providerFetch =
  (provider: string, fetch: Fetch): Fetch =>
  (input, init) => {
    const method = init?.method ?? 'GET'
    const route = routeOf(input instanceof Request ? input.url : input)
    const attributes = { 'peer.service': provider, 'http.request.method': method, 'url.template': route }
    return inSpan({ name: `${provider} ${method} ${route}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
      const answer = await fetch(input, init)
      span.setAttribute('http.response.status_code', answer.status)
      if (!answer.ok) span.setStatus({ code: SpanStatusCode.ERROR })
      return answer
    })
  }

/** A path without what is particular in it: of its segments only an identifier has digits, but for the version. */
export const routeOf = (address: string | URL): string =>
  new URL(address).pathname
    .split('/')
    .map((segment) => (/\d/.test(segment) && !/^v\d+(beta)?$/.test(segment) ? '{id}' : segment))
    .join('/')
