import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CUT, type Fault } from '../../faults/faults.ts'
import type { Asked, Call } from '../calls/call.ts'
import { lastDigits } from '../cards/card-number.ts'
import type { Answer } from '../protocol/answer.ts'
import { type ErrorBody, invalidRequest, ProviderError } from '../protocol/provider-error.ts'
import type { Payments } from '../provider/payments.ts'
import type { Keyed } from '../store/answer.store.ts'

/** An authenticated request. */
export interface Admitted {
  about: Omit<Asked<unknown>, 'params'>
  params: Record<string, unknown>
  requestId: string
  keyed: Keyed | undefined
  fault: Fault | undefined
}

interface CallAnswer extends Answer {
  replayed: boolean
}

/** Responds to a call, or with its requested fault; returns nothing when the connection is to be cut. */
export async function answerCall(payments: Payments, call: Call, request: Admitted): Promise<CallAnswer | undefined> {
  const { fault } = request
  if (!fault) return execute(payments, call, request)
  const { status, code, when, delayMs } = fault
  const late = () => (delayMs === undefined ? undefined : delay(delayMs))
  const failure = status === undefined || status === CUT ? undefined : faultAnswer(status, code)
  if (when === 'after') {
    const answered = execute(payments, call, request, { failure })
    await late()
    return status === CUT ? undefined : answered
  }
  await late()
  if (status === CUT) return undefined
  if (failure && !isOfEndpoint(fault)) return { ...failure, replayed: false }
  return execute(payments, call, request, { failure, insteadOfWork: failure !== undefined })
}

interface InjectedFailure {
  failure?: Answer | undefined
  /** Nothing is done; otherwise the failure is only what is answered. */
  insteadOfWork?: boolean
}

/** Carries a call out and keeps its answer, or that of `failure`, unless it was answered before. */
function execute(
  payments: Payments,
  call: Call,
  request: Admitted,
  { failure, insteadOfWork = false }: InjectedFailure = {},
): CallAnswer {
  const { about, params, requestId, keyed } = request
  const cause = { id: requestId, idempotency_key: keyed?.key ?? null }
  return payments.work((work) => {
    const first = keyed && findFirstAnswer(payments, keyed, work.now)
    if (first) return { ...first, replayed: true }
    const run = call.prepare(params, about)
    const answer = insteadOfWork ? failure! : refusalsAnswered(() => payments.attempt(() => run(work)))
    const answered = failure ?? answer
    if (keyed) keepFirstAnswer(payments, keyed, answered, work.now)
    return { ...answered, replayed: false }
  }, cause)
}

function refusalsAnswered(run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    if (error instanceof ProviderError) return error.answer
    throw error
  }
}

const message = 'This failure was asked for.'
const bodies: Record<number, ErrorBody> = {
  402: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  409: { type: 'invalid_request_error', code: 'lock_timeout', message },
  429: { type: 'invalid_request_error', code: 'rate_limit', message },
}

/** How the provider words a failure with this status, and with this code instead of the usual one. */
function faultAnswer(status: number, code?: Fault['code']): Answer {
  const usual = bodies[status] ?? { type: status >= 500 ? 'api_error' : 'invalid_request_error', message }
  if (code === undefined) return new ProviderError(status, usual).answer
  const { decline_code: _, ...error } = usual
  return new ProviderError(status, { ...error, code, message }).answer
}

/**
 * Whether a failure comes from the endpoint itself, whose answers are kept under the request's key: declines, its own faults,
 * and refusals with a code of their own. The others come from before it: keys, limits, conflicts, malformed requests.
 */
const isOfEndpoint = ({ status = 0, code }: Fault): boolean =>
  status === 402 || status >= 500 || (status === 400 && code !== undefined && !beforeEndpoint.includes(code))

const beforeEndpoint = ['idempotency_key_in_use', 'lock_timeout', 'rate_limit']

const LONGEST_KEY = 255
const KEPT_S = 24 * 3600

export function readIdempotencyKey(
  header: unknown,
  endpoint: string,
  params: Record<string, unknown>,
): Keyed | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  if (header.length > LONGEST_KEY)
    throw invalidRequest(`Idempotency keys can be at most ${LONGEST_KEY} characters long.`)
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(sorted(masked(params))))
    .digest('hex')
  return { key: header, endpoint, fingerprint }
}

/** What was answered to the same request before; another request under its key is refused. */
function findFirstAnswer({ answers }: Payments, { key, endpoint, fingerprint }: Keyed, now: number) {
  const first = answers.find(key, now - KEPT_S)
  if (first && first.endpoint !== endpoint)
    throw usedOtherwise(key, `for the same endpoint they were first used for ('${first.endpoint}' vs. '${endpoint}')`)
  if (first && first.fingerprint !== fingerprint)
    throw usedOtherwise(key, 'with the same parameters they were first used with')
  return first
}

const usedOtherwise = (key: string, how: string) =>
  new ProviderError(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used ${how}. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  })

const keepFirstAnswer = ({ answers }: Payments, keyed: Keyed, answer: Answer, now: number) =>
  answers.keep({ ...keyed, ...answer }, now)

/** Refuses a request while another one under its key is still being answered. */
export function createKeysInUse() {
  const inUse = new Set<string>()
  return async <Result>({ key }: Keyed, run: () => Promise<Result>): Promise<Result> => {
    if (inUse.has(key)) throw keyInUse(key)
    inUse.add(key)
    try {
      return await run()
    } finally {
      inUse.delete(key)
    }
  }
}

const keyInUse = (key: string) =>
  new ProviderError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key: ${key}.`,
  })

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, sorted(each)])
}

type Fields = Record<string, unknown>

/** Parameters as they may be kept: of a card that was typed in, the last four digits only. */
function masked(params: Fields): Fields {
  const data = params.payment_method_data as Fields | undefined
  const card = typeof data === 'object' ? (data.card as Fields | undefined) : undefined
  if (typeof card !== 'object') return params
  const { number, cvc: _, ...rest } = card
  return {
    ...params,
    payment_method_data: { ...data, card: { ...rest, last4: typeof number === 'string' ? lastDigits(number) : '' } },
  }
}
