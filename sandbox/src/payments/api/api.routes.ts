import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CUT, type Faults } from '../../faults/faults.ts'
import type { RequestLog } from '../../requests/request-log.ts'
import type { Call } from '../calls/call.ts'
import { newId } from '../objects/identifiers.ts'
import { readForm } from '../protocol/form-body.ts'
import type { Keys } from '../protocol/keys.ts'
import { ProviderError } from '../protocol/provider-error.ts'
import type { Payments } from '../provider/payments.ts'
import { acceptOnlyForms } from './accept-forms.ts'
import { admit } from './admit.ts'
import { answerCall } from './answer-call.ts'
import { calls } from './calls.ts'
import { answerPreflight, openToPages } from './cross-origin.ts'
import { createKeysInUse } from './idempotency.ts'
import { summaryOf, withMadeId } from './summary.ts'

export interface ApiDeps {
  payments: Payments
  faults: Faults
  requests: RequestLog
  keys: Keys
}

/** The provider's API. In a scope of its own: only here bodies are forms, and errors have the provider's shape. */
export async function apiRoutes(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const { requests } = deps
  const oneAtATime = createKeysInUse()
  acceptOnlyForms(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req', 14))
    const version = request.headers['stripe-version']
    if (typeof version === 'string') reply.header('stripe-version', version)
  })
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ProviderError)) request.log.error({ err: error }, 'request failed')
    const { status, body } = (error instanceof ProviderError ? error : ownFault).answer
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    const summary = `${request.method} ${request.url.split('?')[0]}`
    requests.record({ operation: 'unknown', summary, status: 404, onRequest: false })
    return reply.code(404).send(unknownAddress(summary).answer.body)
  })

  for (const call of calls) {
    if (call.forBrowsers) answerPreflight(app, call.path)
    app.route({
      method: call.method,
      url: call.path,
      onRequest: async (_request, reply) => void (call.forBrowsers && openToPages(reply)),
      handler: (request, reply) => handle(call, request, reply),
    })
  }

  async function handle(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const note = { operation: call.operation, summary: '–', status: 500, onRequest: false }
    try {
      const params = readForm((call.method === 'POST' ? (request.body as string) : request.url.split('?')[1]) ?? '')
      note.summary = summaryOf((request.params as { id?: string }).id ?? '', params)
      const requestId = String(reply.getHeader('request-id'))
      const admitted = admit(deps, call, request, { params, requestId })
      note.onRequest = admitted.fault !== undefined
      const answer = () => answerCall(deps.payments, call, admitted)
      const told = await (admitted.keyed ? oneAtATime(admitted.keyed, answer) : answer())
      note.status = told?.status ?? CUT
      if (told) note.summary = withMadeId(note.summary, told.body)
      if (!told) return cut(request, reply)
      if (told.replayed) reply.header('idempotent-replayed', 'true')
      if (admitted.keyed) reply.header('idempotency-key', admitted.keyed.key)
      return reply.code(told.status).send(told.body)
    } catch (error) {
      if (error instanceof ProviderError) note.status = error.status
      throw error
    } finally {
      requests.record(note)
    }
  }
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

const ownFault = new ProviderError(500, { type: 'api_error', message: 'Something went wrong in the sandbox.' })

const unknownAddress = (asked: string) =>
  new ProviderError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${asked}).` })
