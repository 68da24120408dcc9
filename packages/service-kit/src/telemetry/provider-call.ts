import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { inSpan } from './spans.ts'

interface ProviderCall<Answer> {
  provider: string
  method: string
  address: string | URL
  statusOf(answer: Answer): number
}

/** Calls a provider as a span that is named after it and its route. */
export function callProvider<Answer>(
  { provider, method, address, statusOf }: ProviderCall<Answer>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const route = routeOfCall(address)
  const attributes = { 'peer.service': provider, 'http.request.method': method, 'url.template': route }
  return inSpan({ name: `${provider} ${method} ${route}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
    const answer = await call()
    const status = statusOf(answer)
    span.setAttribute('http.response.status_code', status)
    if (status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    return answer
  })
}

type Fetch = typeof globalThis.fetch

/** A fetch whose calls are such spans. */
export function providerFetch(provider: string, fetch: Fetch): Fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET'
    const address = input instanceof Request ? input.url : input
    return callProvider({ provider, method, address, statusOf: ({ status }) => status }, () => fetch(input, init))
  }
}

/** A path with its identifiers replaced: only they have digits, except for the version. */
export const routeOfCall = (address: string | URL): string =>
  new URL(address).pathname
    .split('/')
    .map((segment, at) => (/\d/.test(segment) && !isVersion(segment, at) ? '{id}' : segment))
    .join('/')

const isVersion = (segment: string, at: number) => /^v\d+(beta)?$/.test(segment) || (at === 1 && /^\d$/.test(segment))
