import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { type Agent, type Dispatcher, request as send } from 'undici'
import type { Body } from './read-body.ts'

interface Question {
  /** The service's address. */
  origin: string
  headers: IncomingHttpHeaders
  body: Body
  /** Until the answer begins. */
  timeLimitMs: number
  /** Ends the question and, later, the answer. */
  stop: AbortController
}

/** Asks a service what the client asked, path and query as they came. */
export async function askService(
  agent: Agent,
  request: FastifyRequest,
  { origin, headers, body, timeLimitMs, stop }: Question,
): Promise<Dispatcher.ResponseData> {
  const late = setTimeout(() => stop.abort(new Error(`${origin} did not answer in time`)), timeLimitMs)
  try {
    return await send(origin + request.raw.url, {
      dispatcher: agent,
      method: request.method as Dispatcher.HttpMethod,
      headers,
      body,
      signal: stop.signal,
    })
  } finally {
    clearTimeout(late)
  }
}
