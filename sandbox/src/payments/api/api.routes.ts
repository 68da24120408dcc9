import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CUT, type Faults } from '../../faults/faults.ts'
import type { RequestLog } from '../../requests/request-log.ts'
import type { Call } from '../calls/call.ts'
import { lastDigits } from '../cards/card-number.ts'
import { newId } from '../objects/identifiers.ts'
import { readForm } from '../protocol/form-body.ts'
import { type Keys, recogniseCaller, secretKeyRequired } from '../protocol/keys.ts'
import { invalidRequest, ProviderError } from '../protocol/provider-error.ts'
import type { Payments } from '../provider/payments.ts'
import { type Admitted, answerCall, createKeysInUse, readIdempotencyKey } from './answer-call.ts'
import { calls } from './calls.ts'

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
      const answered = await (admitted.keyed ? oneAtATime(admitted.keyed, answer) : answer())
      note.status = answered?.status ?? CUT
      if (answered) note.summary = withMadeId(note.summary, answered.body)
      if (!answered) return cut(request, reply)
      if (answered.replayed) reply.header('idempotent-replayed', 'true')
      if (admitted.keyed) reply.header('idempotency-key', admitted.keyed.key)
      return reply.code(answered.status).send(answered.body)
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

/** Forms are the only body; they are read with the call, so that a bad one is refused in the provider's shape. */
function acceptOnlyForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(invalidRequest('Invalid request: the content type has to be application/x-www-form-urlencoded.'))
  })
}

/** Lets a page from anywhere read the answer: it carries no cookie, and the client secret is what counts. */
const openToPages = (reply: FastifyReply) =>
  reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Request-Id' })

/** Answers what a browser asks before it sends headers of its own to another origin. */
function answerPreflight(app: FastifyInstance, path: string): void {
  app.options(path, (_request, reply) =>
    openToPages(reply)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
}

type ById = { id?: string }

interface Deps {
  keys: Keys
  faults: Faults
}

/** Finds out who asks and under which key; only then is a fault used up. */
function admit(
  { keys, faults }: Deps,
  call: Call,
  request: FastifyRequest,
  { params, requestId }: Pick<Admitted, 'params' | 'requestId'>,
): Admitted {
  const caller = recogniseCaller(keys, request.headers.authorization, params.key)
  if (caller === 'browser' && !call.forBrowsers) throw secretKeyRequired()
  const { id = '' } = request.params as ById
  const endpoint = request.url.split('?')[0]!
  const keyed =
    call.method === 'POST' ? readIdempotencyKey(request.headers['idempotency-key'], endpoint, params) : undefined
  const origin = `${request.protocol}://${request.host}`
  return { about: { id, caller, origin }, params, requestId, keyed, fault: faults.take(call.operation) }
}

type Fields = Record<string, unknown>

const NOTHING = '–'

/** A request in one line for the log: which object, how much, which card; never a number or a secret. */
function summaryOf(id: string, params: Fields): string {
  const parts = [id, moneyOf(params), methodOf(params)].filter(Boolean)
  return parts.join(', ') || NOTHING
}

/** A summary that names what was made, where the request could not name it yet. */
function withMadeId(summary: string, body: unknown): string {
  const { id } = body as { id?: unknown }
  if (typeof id !== 'string' || summary.includes(id)) return summary
  return summary === NOTHING ? id : `${id}, ${summary}`
}

function moneyOf({ amount, currency }: Fields): string {
  if (typeof amount !== 'string' || !/^\d{1,12}$/.test(amount)) return ''
  const value = (Number(amount) / 100).toFixed(2)
  return typeof currency === 'string' ? `${value} ${currency.toUpperCase().slice(0, 3)}` : value
}

function methodOf({ payment_method: named, payment_method_data: data }: Fields): string {
  if (typeof named === 'string' && /^pm_\w{1,50}$/.test(named)) return named
  const number = ((data as Fields | undefined)?.card as Fields | undefined)?.number
  return typeof number === 'string' ? `card ending in ${lastDigits(number)}` : ''
}
