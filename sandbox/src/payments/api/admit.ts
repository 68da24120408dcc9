import type { FastifyRequest } from 'fastify'
import type { Faults } from '../../faults/faults.ts'
import type { Call } from '../calls/call.ts'
import { type Keys, recogniseCaller, secretKeyRequired } from '../protocol/keys.ts'
import type { Admitted } from './answer-call.ts'
import { readIdempotencyKey } from './idempotency.ts'

type ById = { id?: string }

interface Deps {
  keys: Keys
  faults: Faults
}

/** Finds out who asks and under which key; only then is a fault used up. */
export function admit(
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
