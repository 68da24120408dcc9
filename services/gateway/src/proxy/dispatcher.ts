import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'

const stopping = Symbol('what stops this request')

/** Lets a signal travel with the headers, which are all that the proxy hands on to what asks the service. */
export const stopBy = (signal: AbortSignal, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.assign(headers, { [stopping]: signal })

/** Asks services, and stops asking when the signal that came with the headers says so. */
export function createDispatcher({ answerStallMs }: Limits) {
  // Connections are as many as the pools have places: there nothing queues where nobody counts.
  const agent = new Agent({ keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: answerStallMs })
  const request = (options: Dispatcher.RequestOptions, callback: (error: Error | null, data: never) => void) => {
    const { [stopping]: signal, ...headers } = options.headers as Record<symbol, AbortSignal>
    agent.request({ ...options, headers: headers as never, signal } as never, callback as never)
  }
  return { request: request as unknown as Dispatcher['request'], destroy: () => agent.destroy() }
}
