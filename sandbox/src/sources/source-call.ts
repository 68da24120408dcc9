import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CUT, type Fault, type Faults, type Spoilable } from '../faults/faults.ts'
import { cut, late } from '../faults/late.ts'
import type { RequestLog } from '../requests/request-log.ts'

/** A parameter as it stands in an address; one that stands there twice counts as a list. */
export type Asked = Record<string, string | undefined>

/** One call of a source's API. */
export interface SourceCall {
  /** Its name, for faults and the list of requests. */
  operation: string
  path: string
  /** Enough to recognise a request by; never a key. */
  summaryOf(asked: Asked, request: FastifyRequest): string
  /** The answer, or a `SourceError`. */
  answer(asked: Asked, request: FastifyRequest, reply: FastifyReply): unknown
  /** How a requested failure is worded, with the time to come again. */
  failureOf(fault: { status: number; code?: string | undefined; retryAfter?: number | undefined }): SourceError
  /** Where an answer that cannot be used is not one of the usual kinds. */
  spoil?(reply: FastifyReply, how: string, request: FastifyRequest): unknown
}

export interface SourceDeps {
  faults: Faults
  requests: RequestLog
}

/** Answers the calls of a source: each is noted, and fails where that was asked for. */
export function answerSourceCalls(app: FastifyInstance, calls: readonly SourceCall[], deps: SourceDeps): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  for (const call of calls)
    app.get(call.path, async (request, reply) => {
      const asked = askedIn(request)
      const note = { operation: call.operation, summary: call.summaryOf(asked, request), status: 500, onRequest: false }
      try {
        const fault = deps.faults.take(call.operation)
        note.onRequest = fault !== undefined
        if (fault?.delayMs) await late(fault.delayMs, request, closing.signal)
        note.status = fault?.status ?? 200
        if (fault?.status === CUT) return cut(request, reply)
        if (fault) failOnRequest(fault, call)
        if (fault?.answers) return (call.spoil ?? sendMalformed)(reply, fault.answers, request)
        return await call.answer(asked, request, reply)
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        note.status = error.status
        return reply.code(error.status).headers(error.headers).send(error.body)
      } finally {
        deps.requests.record(note)
      }
    })
}

function failOnRequest({ status, code, retryAfter }: Fault, call: SourceCall): void {
  if (status !== undefined) throw call.failureOf({ status, code, retryAfter })
}

const askedIn = ({ query }: FastifyRequest): Asked =>
  Object.fromEntries(
    Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  )

/** Calls whose answers may be of no use in the usual ways. */
export const malformableCalls = (...operations: string[]): Spoilable =>
  Object.fromEntries(operations.map((operation) => [operation, malformedAnswers]))

/** How a source's answer of status 200 may be of no use. */
const malformedAnswers = ['html', 'half', 'nonsense', 'huge'] as const

const page = '<!doctype html><html><head><title>Sorry</title></head><body><h1>We will be back</h1></body></html>'
const HUGE_BYTES = 10 * 1024 * 1024

/** Answers with status 200 and a useless body. */
function sendMalformed(reply: FastifyReply, how: string): FastifyReply {
  const json = reply.type('application/json; charset=utf-8')
  switch (how) {
    case 'html':
      return reply.type('text/html; charset=utf-8').send(page)
    case 'half':
      return json.send('{"items": [{"id": "')
    case 'nonsense':
      return json.send('{"items": "yes", "data": 7, "meta": null, "totalItems": -1}')
    default:
      return json.send(`{"items": [], "padding": "${'x'.repeat(HUGE_BYTES)}"}`)
  }
}

/** A refusal in its provider's own shape. */
export class SourceError extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}
