import { STATUS_CODES } from 'node:http'
import type { Problem } from '@storyright/contracts/http'
import { problemContentType, Refusal, refusals } from '@storyright/contracts/vocabulary'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Writes any error as problem+json. Anything but a refusal is a fault: logged in full, sent without detail. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  if (!refusal) request.log.error({ err: error }, 'request failed')
  const problem = refusal ? problemOf(refusal, request.id) : faultOf(request.id)
  if (refusal?.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  // As bytes: an object would be serialised by the reply's schema, which describes success.
  return reply
    .code(problem.status)
    .type(problemContentType)
    .send(Buffer.from(JSON.stringify(problem)))
}

export function problemOf(refusal: Refusal, requestId: string): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    ...refusal.details,
    ...(refusal.errors && { errors: refusal.errors }),
  }
}

const faultOf = (requestId: string): Problem => ({
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  detail: 'Something went wrong on our side. Please try again.',
  code: 'FAULT',
  requestId,
})

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  const { statusCode, code } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return refusals.tooLarge()
  if (statusCode === 415) return refusals.wrongContentType()
  // A malformed address names nothing.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH' || code === 'FST_ERR_BAD_URL') return refusals.notFound()
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return refusals.malformedRequest({ message: 'The request body is not valid JSON.' })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refusals.malformedRequest()
  return undefined
}
