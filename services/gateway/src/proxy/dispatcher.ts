import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'

const stopping = Symbol('abort signal')

/** The proxy passes only headers to the dispatcher, so the abort signal travels with them and is removed before sending. */
export const withSignal = (signal: AbortSignal, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.assign(headers, { [stopping]: signal })

type Ask = (
  options: Dispatcher.RequestOptions,
  answer: (error: Error | null, data: Dispatcher.ResponseData) => void,
) => void

/** The HTTP dispatcher for upstream requests; aborts them by the signal they carry. */
export function createDispatcher({ answerStallMs }: Limits) {
  // As many connections as the pools have places, so that nothing queues uncounted in the client.
  const agent = new Agent({ keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: answerStallMs })
  const request: Ask = (options, answer) => {
    const { [stopping]: signal } = options.headers as { [stopping]?: AbortSignal }
    agent.request({ ...options, ...(signal && { signal }) }, answer)
  }
  return { request: request as Dispatcher['request'], destroy: () => agent.destroy() }
}
