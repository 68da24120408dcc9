import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CUT, type Fault, type Faults } from '../faults/faults.ts'
import { cut, late } from '../faults/late.ts'
import type { RequestLog } from '../requests/request-log.ts'
import { sendMalformed } from './malformed.ts'
import { SourceError } from './source-error.ts'

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
