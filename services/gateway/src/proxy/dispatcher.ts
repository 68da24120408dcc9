import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import type { Limits } from '../limits.ts'

const how = Symbol('how to ask')

interface How {
  signal: AbortSignal
  /** The answer goes on for ever. */
  isStream: boolean
}

/** The proxy passes only headers to the dispatcher, so what else it has to know travels with them and is removed before sending. */
export const askedSo = (its: How, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.assign(headers, { [how]: its })

type Ask = (
  options: Dispatcher.RequestOptions,
  answer: (error: Error | null, data: Dispatcher.ResponseData) => void,
) => void

/** The HTTP dispatcher for upstream requests; aborts them by the signal they carry. Streams have connections of their own. */
export function createDispatcher({ answerStallMs, streamSilenceMs }: Limits) {
  // As many connections as the pools have places, so that nothing queues uncounted in the client.
  const agentWith = (bodyTimeout: number) => new Agent({ keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout })
  const [usual, streams] = [agentWith(answerStallMs), agentWith(streamSilenceMs)]
  const request: Ask = (options, answer) => {
    const { [how]: its } = options.headers as { [how]?: How }
    const agent = its?.isStream ? streams : usual
    agent.request({ ...options, ...(its && { signal: its.signal }) }, answer)
  }
  return {
    request: request as Dispatcher['request'],
    destroy: () => Promise.all([usual.destroy(), streams.destroy()]),
  }
}
