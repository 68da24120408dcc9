import type { EnrichmentSource } from '@storyright/contracts/vocabulary'
import { callProvider } from '@storyright/service-kit/telemetry'
import { Agent, type Dispatcher, request } from 'undici'
import type { z } from 'zod'
import { readBounded } from './read-bounded.ts'
import { faults, SourceFault } from './source-fault.ts'

export interface Question<Reply> {
  source: EnrichmentSource
  url: URL
  headers?: Record<string, string>
  reply: z.ZodType<Reply>
  signal: AbortSignal
  /** The reason in this provider's error, where there is more than its status. */
  faultOf?(status: number, body: unknown): SourceFault | undefined
}

export interface AskSource {
  <Reply>(question: Question<Reply>): Promise<Reply>
  close(): Promise<void>
}

/** As whose calls traces show them. */
const providers: Record<EnrichmentSource, string> = { books: 'google-books', youtube: 'youtube', twitter: 'x' }
const call = { method: 'GET', statusOf: ({ statusCode }: Dispatcher.ResponseData) => statusCode }

// Fifty books, or a hundred posts, are a tenth of it.
const MOST_BYTES = 4 * 1024 * 1024

/** The one way to a provider: a time limit for the whole, a bounded answer, no redirects, checked by its schema. Throws only `SourceFault`s. */
export function createAskSource({ limitMs, clock }: { limitMs: number; clock(): Date }): AskSource {
  const agent = new Agent({ connections: 8, connect: { timeout: limitMs } })

  async function ask<Reply>({ source, url, headers = {}, reply, signal, faultOf }: Question<Reply>): Promise<Reply> {
    const limit = AbortSignal.timeout(limitMs)
    try {
      const answer = await callProvider({ ...call, provider: providers[source], address: url }, () =>
        request(url, {
          dispatcher: agent,
          headers: { accept: 'application/json', ...headers },
          headersTimeout: limitMs,
          bodyTimeout: limitMs,
          signal: AbortSignal.any([signal, limit]),
        }),
      )
      const body = await bodyOf(source, answer)
      if (answer.statusCode === 200) {
        const parsed = reply.safeParse(body)
        if (!parsed.success) throw faults.unreadable(source, parsed.error)
        return parsed.data
      }
      throw faultOf?.(answer.statusCode, body) ?? usualFault(source, answer, clock())
    } catch (error) {
      if (error instanceof SourceFault || signal.aborted) throw error
      throw limit.aborted || isSlow(error) ? faults.slow(source, error) : faults.away(source, error)
    }
  }
  return Object.assign(ask, { close: () => agent.close() })
}

/** What is not JSON is nothing, which no schema accepts. */
async function bodyOf(source: EnrichmentSource, answer: Dispatcher.ResponseData): Promise<unknown> {
  const bytes = await readBounded(answer.body, MOST_BYTES)
  if (!bytes) throw faults.tooLong(source)
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function usualFault(source: EnrichmentSource, { statusCode, headers }: Dispatcher.ResponseData, now: Date) {
  if (statusCode >= 300 && statusCode < 400) return faults.elsewhere(source)
  if (statusCode === 429) return faults.limited(source, retryAfterOf(headers, now))
  if (statusCode === 401) return faults.notAccepted(source)
  if (statusCode === 402) return faults.unpaid(source)
  if (statusCode === 403) return faults.forbidden(source)
  return ofWhatWasAsked.includes(statusCode) ? faults.ofItem(source, statusCode) : faults.broken(source, statusCode)
}

/** Every other one would meet the next listing, too. */
const ofWhatWasAsked = [400, 413, 414, 422]

const isSlow = (error: unknown) =>
  error instanceof Error && ['HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError'].includes(error.name)

type Headers = Record<string, string | string[] | undefined>

const LONGEST_MS = 25 * 60 * 60_000

/** Until when a provider wants to be left alone: `Retry-After` (seconds or a date), or `x-rate-limit-reset` (epoch seconds). */
export function retryAfterOf(headers: Headers, now: Date): Date | undefined {
  const retryAfter = one(headers['retry-after'])
  const reset = one(headers['x-rate-limit-reset'])
  const until = retryAfter === undefined ? fromEpoch(reset) : fromRetryAfter(retryAfter, now)
  if (until === undefined || Number.isNaN(until)) return undefined
  return new Date(Math.min(Math.max(until, now.getTime()), now.getTime() + LONGEST_MS))
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined
const isNumber = (text: string) => /^\d+(\.\d+)?$/.test(text)

const fromRetryAfter = (text: string, now: Date) =>
  isNumber(text) ? now.getTime() + Number(text) * 1_000 : Date.parse(text)
const fromEpoch = (text: string | undefined) => (text && isNumber(text) ? Number(text) * 1_000 : undefined)
