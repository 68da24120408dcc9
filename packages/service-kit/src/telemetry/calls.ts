import { subscribe } from 'node:diagnostics_channel'
import type { Attributes } from '@opentelemetry/api'
import { createDurations } from './durations.ts'

const began = Symbol('when a call began')
const status = Symbol('how it was answered')

/** A request of undici's, with what we note on it. */
interface Call {
  method: string
  origin: string | URL
  [began]?: number | undefined
  [status]?: number
}

export const callDurations = createDurations('http.client.request.duration', 'Duration of HTTP client requests.')

/** Times every call through undici, which `fetch` is too, whether its trace is kept or not. */
export function timeCalls(): void {
  on<{ request: Call }>('undici:request:create', ({ request }) => {
    request[began] = performance.now()
  })
  on<{ request: Call; response: { statusCode: number } }>('undici:request:headers', ({ request, response }) => {
    request[status] = response.statusCode
  })
  on<{ request: Call }>('undici:request:trailers', ({ request }) => ended(request))
  on<{ request: Call; error: Error & { code?: string } }>('undici:request:error', ({ request, error }) =>
    ended(request, error.code ?? error.name),
  )
}

const on = <Message>(channel: string, take: (message: Message) => void) =>
  subscribe(channel, (message) => take(message as Message))

function ended(call: Call, error?: string): void {
  const { [began]: since, [status]: answered, method, origin } = call
  if (since === undefined) return
  call[began] = undefined
  const fault = error ?? (answered !== undefined && answered >= 400 ? String(answered) : undefined)
  callDurations.record(performance.now() - since, `${method} ${answered} ${fault} ${origin}`, () => ({
    'http.request.method': method,
    ...addressOf(origin),
    ...(answered !== undefined && { 'http.response.status_code': answered }),
    ...(fault !== undefined && { 'error.type': fault }),
  }))
}

function addressOf(origin: string | URL): Attributes {
  const { protocol, hostname, port } = new URL(origin)
  const scheme = protocol.slice(0, -1)
  return {
    'url.scheme': scheme,
    'server.address': hostname,
    'server.port': Number(port) || (scheme === 'https' ? 443 : 80),
  }
}
