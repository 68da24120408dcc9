import { internalTokenHeader, internalTokensIn } from '@storyright/contracts/http'
import { refusals } from '@storyright/contracts/vocabulary'
import CircuitBreaker from 'opossum'
import { Agent, request } from 'undici'
import type { z } from 'zod'

export interface ServiceClientOptions {
  baseUrl: string
  /** Or several with commas between, of which the first is sent. */
  internalToken: string
  /** For one attempt. */
  timeoutMs: number
}

export interface InternalCall<Reply> {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  reply: z.ZodType<Reply>
  /** A call that may be repeated without harm is tried a second time when the first one fails. */
  idempotent: boolean
}

export interface ServiceClient {
  /** `null` on 404; throws a 503 refusal when the other service is unavailable. */
  ask<Reply>(call: InternalCall<Reply>): Promise<Reply | null>
  close(): Promise<void>
}

/** The one HTTP client between services: time limit, one retry, circuit breaker, token. */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 })
  const [internalToken = ''] = internalTokensIn(options.internalToken)
  const send = async (call: InternalCall<unknown>): Promise<unknown> => {
    const headers: Record<string, string> = { [internalTokenHeader]: internalToken }
    if (call.body !== undefined) headers['content-type'] = 'application/json'
    const answer = await request(new URL(call.path, options.baseUrl), {
      dispatcher: agent,
      method: call.method,
      headers,
      body: call.body === undefined ? null : JSON.stringify(call.body),
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    if (answer.statusCode === 404) {
      await answer.body.dump()
      return null
    }
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      throw new Error(`${call.path} answered ${answer.statusCode}`)
    }
    return call.reply.parse(await answer.body.json())
  }
  const attempt = (call: InternalCall<unknown>) => (call.idempotent ? send(call).catch(() => send(call)) : send(call))
  const breaker = createBreaker(attempt, { volume: 10, resetMs: 1_000 })
  return {
    ask: async (call) => {
      try {
        return (await breaker.fire(call as InternalCall<unknown>)) as never
      } catch (cause) {
        throw Object.assign(refusals.unavailable({ retryAfterSeconds: 2 }), { cause })
      }
    },
    close: async () => {
      breaker.close()
      await agent.close()
    },
  }
}

interface BreakerOptions {
  /** Fewer calls than these are no evidence. */
  volume: number
  /** How long a call counts. */
  windowMs?: number
  /** When one call may try again. */
  resetMs: number
  /** Which failures count against the other side; all of them by default. */
  counts?: (error: unknown) => boolean
}

export interface Breaker<Args extends unknown[], Result> {
  /** Does it, or rejects at once while it is open. */
  fire(...args: Args): Promise<Result>
  isOpen(): boolean
  close(): void
}

/** Once half of the calls fail, calls stop for a while. */
export function createBreaker<Args extends unknown[], Result>(
  call: (...args: Args) => Promise<Result>,
  { volume, windowMs = 10_000, resetMs, counts = () => true }: BreakerOptions,
): Breaker<Args, Result> {
  const breaker = new CircuitBreaker(call, {
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: volume,
    rollingCountTimeout: windowMs,
    resetTimeout: resetMs,
    errorFilter: (error) => !counts(error),
  })
  return {
    fire: (...args) => breaker.fire(...args),
    isOpen: () => breaker.opened,
    close: () => breaker.shutdown(),
  }
}
