import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'

const stopping = Symbol('what ends this question')

/** The proxy hands only headers on to what asks a service: so what ends the question travels with them, unsent. */
export const stopBy = (signal: AbortSignal, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.assign(headers, { [stopping]: signal })

type Ask = (
  options: Dispatcher.RequestOptions,
  answer: (error: Error | null, data: Dispatcher.ResponseData) => void,
) => void

/** Asks services, until it is told to stop. */
export function createDispatcher({ answerStallMs }: Limits) {
  // Connections are as many as the pools have places: there nothing queues where nobody counts.
  const agent = new Agent({ keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout: answerStallMs })
  const request: Ask = (options, answer) => {
    const { [stopping]: signal } = options.headers as { [stopping]?: AbortSignal }
    agent.request({ ...options, ...(signal && { signal }) }, answer)
  }
  return { request: request as Dispatcher['request'], destroy: () => agent.destroy() }
}
