import { setTimeout as delay } from 'node:timers/promises'
import { CUT, type Fault } from '../../faults/faults.ts'
import type { Payments } from '../payments.ts'
import type { Answer } from './answer.ts'
import type { Asked, Call } from './call.ts'
import { faultAnswer } from './fault-answer.ts'
import { findFirstAnswer, type Keyed, keepFirstAnswer } from './idempotency.ts'
import { ProviderError } from './provider-error.ts'

/** A request that is known to come from somebody who may make it. */
export interface Admitted {
  about: Omit<Asked<unknown>, 'params'>
  params: Record<string, unknown>
  requestId: string
  keyed: Keyed | undefined
  fault: Fault | undefined
}

interface Told extends Answer {
  replayed: boolean
}

/** Answers a call, with the fault that was asked for; nothing when the connection is to be cut. */
export async function answerCall(payments: Payments, call: Call, request: Admitted): Promise<Told | undefined> {
  const { status, when, delayMs } = request.fault ?? {}
  if (when !== 'after') {
    if (delayMs !== undefined) await delay(delayMs)
    if (status === undefined) return execute(payments, call, request)
    return status === CUT ? undefined : refuse(payments, request, faultAnswer(status).answer)
  }
  const failure = status === undefined || status === CUT ? undefined : faultAnswer(status).answer
  const told = execute(payments, call, request, failure)
  if (delayMs !== undefined) await delay(delayMs)
  return status === CUT ? undefined : told
}

/** Refuses instead of the work. What the bank says, and a failure of our own, is the key's first answer as any other. */
function refuse(payments: Payments, { requestId, keyed }: Admitted, answer: Answer): Told {
  const cause = { id: requestId, idempotency_key: keyed?.key ?? null }
  return payments.work((work) => {
    const isKept = answer.status === 402 || answer.status >= 500
    if (keyed && isKept && !findFirstAnswer(payments, keyed, work.now))
      keepFirstAnswer(payments, keyed, answer, work.now)
    return { ...answer, replayed: false }
  }, cause)
}

/** Carries a call out and keeps its answer, or that of `failure`, unless it was answered before. */
function execute(payments: Payments, call: Call, request: Admitted, failure?: Answer): Told {
  const { about, params, requestId, keyed } = request
  const cause = { id: requestId, idempotency_key: keyed?.key ?? null }
  return payments.work((work) => {
    const first = keyed && findFirstAnswer(payments, keyed, work.now)
    if (first) return { ...(failure ?? first), replayed: failure === undefined }
    const run = call.prepare(params, about)
    const answer = refusalsAnswered(() => payments.attempt(() => run(work)))
    if (keyed) keepFirstAnswer(payments, keyed, failure ?? answer, work.now)
    return { ...(failure ?? answer), replayed: false }
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
