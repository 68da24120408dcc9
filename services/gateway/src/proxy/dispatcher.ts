import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
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

/** A replica that has just gone is still known for a moment: before each repetition, some time to notice. */
const REPEAT_AFTER_MS = [20, 200]
/** Services are near; a silent address belongs to a replica that has just gone. */
const CONNECT_MS = 2_000
const nothing = undefined as unknown as Dispatcher.ResponseData

/**
 * The HTTP dispatcher for upstream requests; aborts them by the signal they carry, and repeats what no replica can have seen or
 * what does no harm twice. Streams have connections of their own.
 */
export function createDispatcher({ answerStallMs, streamSilenceMs }: Limits, rest = pause) {
  // As many connections as the pools have places, so that nothing queues uncounted in the client.
  const agentWith = (bodyTimeout: number) =>
    new Agent({ connect: { timeout: CONNECT_MS }, keepAliveTimeout: 30_000, headersTimeout: 0, bodyTimeout })
  const [usual, streams] = [agentWith(answerStallMs), agentWith(streamSilenceMs)]
  const request: Ask = (options, answer) => {
    const { [how]: its } = options.headers as { [how]?: How }
    const agent = its?.isStream ? streams : usual
    const signal = its && { signal: its.signal }
    const ask = (...[afterMs, ...later]: number[]) =>
      agent.request({ ...options, ...signal }, (error, data) => {
        if (!error || afterMs === undefined || !mayRetry(error, options)) return answer(error, data)
        rest(afterMs, undefined, signal).then(
          () => ask(...later),
          () => answer(its?.signal.reason ?? error, nothing),
        )
      })
    ask(...REPEAT_AFTER_MS)
  }
  return {
    request: request as Dispatcher['request'],
    destroy: () => Promise.all([usual.destroy(), streams.destroy()]),
  }
}

/** The parts of a request that decide on a retry. */
interface Asked {
  method: string
  body?: unknown
}

const cutOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

const unconnected = ['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']

/**
 * Whether a request that failed before the first byte of its answer may be sent again: always when nobody took the connection, as
 * nothing was sent (a replica that is gone with its address refuses nothing: there is no way to it, or no answer); where it was cut
 * off only what changes nothing. A body that is passed on as it comes cannot be had twice.
 */
export function mayRetry(error: Error, { method, body }: Asked): boolean {
  if (body && typeof body !== 'string' && !Buffer.isBuffer(body)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const wasSent = syscall !== 'connect' && !unconnected.includes(code)
  return !wasSent || (cutOff.includes(code) && (method === 'GET' || method === 'HEAD'))
}
