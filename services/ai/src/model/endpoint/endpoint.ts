import { createHash } from 'node:crypto'
import { createBreaker } from '@storyright/service-kit'
import { count, countFromZero, providerFetch } from '@storyright/service-kit/telemetry'
import OpenAI, { APIError } from 'openai'
import { z } from 'zod'
import { prompt } from '../prompts/prompt.ts'
import type { PromptInput } from '../task/prompt-input.ts'
import { replySchema } from '../task/reply.ts'
import { EndpointAway, EndpointResting, Unusable } from './endpoint-error.ts'

export interface EndpointAccess {
  baseUrl: string
  apiKey: string
  /** The model's name at the endpoint. */
  name: string
  /** For one call, from its beginning to the last byte of the answer. */
  limitMs: number
  clock(): Date
  /** In dollars for a million tokens. */
  prices: { input: number; output: number }
}

/** Asks a model about a listing; throws one of the errors below. */
export interface Endpoint {
  ask(input: PromptInput, signal: AbortSignal): Promise<{ content: string; cost: number }>
  /** Whether it failed so often that it is not asked for a while. */
  isBroken(): boolean
  close(): void
}

const MOST_TOKENS = 8_000
/** Opens for half a minute after three calls in two minutes, half of them failed. */
const breaks = { volume: 3, windowMs: 120_000, resetMs: 30_000 }

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** A model behind any endpoint that speaks OpenAI's protocol, by the official package. Retries are decided elsewhere. */
export function openEndpoint({ baseUrl, apiKey, name, limitMs, clock, prices }: EndpointAccess): Endpoint {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    maxRetries: 0,
    timeout: limitMs,
    fetch: providerFetch('openai', limitedFetch),
    logLevel: 'off',
  })

  /** Some endpoints know no schemas: they are asked for JSON, with the schema in words. Found out once, for as long as we run. */
  let knowsSchemas = true

  async function ask(input: PromptInput, signal: AbortSignal) {
    if (!knowsSchemas) return askOnce(input, signal)
    return askOnce(input, signal).catch((error: unknown) => {
      if (!refusesSchemas(error)) throw error
      knowsSchemas = false
      return askOnce(input, signal)
    })
  }

  async function askOnce(input: PromptInput, signal: AbortSignal): Promise<{ content: string; cost: number }> {
    const answer = await client.chat.completions
      .create(
        {
          model: name,
          messages: [
            { role: 'system', content: knowsSchemas ? prompt : promptWithSchema },
            { role: 'user', content: between(JSON.stringify(input)) },
          ],
          response_format: knowsSchemas
            ? { type: 'json_schema', json_schema: { name: 'observations', strict: true, schema: replySchema } }
            : { type: 'json_object' },
          max_completion_tokens: MOST_TOKENS,
        },
        // The package's own limit ends with the answer's headers.
        { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) },
      )
      .catch((error: unknown) => {
        throw namedFault(error, clock())
      })
    const parsed = completion.safeParse(answer)
    if (!parsed.success) throw new EndpointAway('The answer is not one of a model’s endpoint', { cause: parsed.error })
    const cost = parsed.data.usage ? countUsage(parsed.data.usage, prices) : 0
    const { finish_reason: reason, message } = parsed.data.choices[0]!
    if (message.refusal || !message.content || (reason && reason !== 'stop'))
      throw new Unusable(`The model did not finish (${message.refusal ? 'it refused' : reason})`)
    return { content: message.content, cost }
  }

  const counted = (input: PromptInput, signal: AbortSignal) =>
    ask(input, signal).then(
      (answer) => {
        count('modelCalls', 1, { outcome: 'answered' })
        return answer
      },
      (error: unknown) => {
        count('modelCalls', 1, { outcome: outcomeOf(error) })
        throw error
      },
    )

  countFromZero('modelCalls', 'outcome', outcomes)
  const breaker = createBreaker(counted, { ...breaks, counts: (error) => error instanceof EndpointAway })
  return {
    ask: (input, signal) =>
      breaker.fire(input, signal).catch((error: unknown) => {
        throw isNamed(error) ? error : new EndpointAway('The model is not asked for a while', { cause: error })
      }),
    isBroken: breaker.isOpen,
    close: breaker.close,
  }
}

interface Usage {
  prompt_tokens: number
  completion_tokens: number
}

function countUsage(
  { prompt_tokens: read, completion_tokens: written }: Usage,
  prices: EndpointAccess['prices'],
): number {
  count('modelTokens', read, { direction: 'input' })
  count('modelTokens', written, { direction: 'output' })
  const cost = (read * prices.input + written * prices.output) / 1e6
  count('modelCost', cost)
  return cost
}

const outcomes = ['answered', 'resting', 'unusable', 'away'] as const

const outcomeOf = (error: unknown): (typeof outcomes)[number] =>
  error instanceof EndpointResting ? 'resting' : error instanceof Unusable ? 'unusable' : 'away'

const isNamed = (error: unknown) => [EndpointAway, EndpointResting, Unusable].some((named) => error instanceof named)

const promptWithSchema = `${prompt}\n\nAnswer with one JSON object of this JSON schema, and nothing beside it:\n${JSON.stringify(replySchema)}`

/** The endpoint refuses the request because of the schema, and not for its content. */
const refusesSchemas = (error: unknown): boolean =>
  error instanceof Unusable &&
  error.cause instanceof APIError &&
  /response_format|json_schema/i.test(`${error.cause.param ?? ''} ${error.cause.message}`)

/** Between marks that no text can contain, since they are made of it. JSON leaves no line break in it. */
function between(json: string): string {
  const mark = `LISTING ${createHash('sha256').update(json).digest('hex').slice(0, 16)}`
  return `BEGIN ${mark}\n${json}\nEND ${mark}`
}

/** Refusals that are about this request alone. */
const ofRequest = [400, 409, 413, 422]

function namedFault(error: unknown, now: Date): Error {
  const cause = { cause: error }
  if (!(error instanceof APIError) || error.status === undefined)
    return new EndpointAway('The model does not answer', cause)
  if (error.status === 429) return new EndpointResting(restIn(error.headers?.get('retry-after'), now))
  return ofRequest.includes(error.status)
    ? new Unusable(`The endpoint refuses the request (${error.status})`, cause)
    : new EndpointAway(`The endpoint answers ${error.status}`, cause)
}

const MOST_BYTES = 1024 * 1024

/** Fetches, but reads no answer that is longer than any model's. */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > MOST_BYTES) controller.error(new Error('The answer is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}

const USUAL_MS = 60_000
const LONGEST_MS = 24 * 60 * 60_000

/** For how long an endpoint that was asked too often is left alone: the header has seconds or a date. */
export function restIn(header: string | null | undefined, now: Date): number {
  const text = header?.trim() ?? ''
  const milliseconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return Number.isNaN(milliseconds) ? USUAL_MS : Math.min(LONGEST_MS, Math.max(1_000, milliseconds))
}
