import { judgePayment } from '../../src/jobs/judge-payment.ts'
import type { Model } from './explore.ts'

/** Formerly the last writer overwrote the other's intent. */
export type Rules = 'first wins' | 'former'

type Worker =
  | { at: 'rest' | 'openHold' }
  | { at: 'create' | 'nextAttempt'; attempt: number }
  | { at: 'nameIntent' | 'letGo'; intent: number }

interface State {
  /** What our row names; the intents are counted as they are made. */
  intentId: number | null
  createAttempt: number
  intents: ('unpaid' | 'handed out' | 'held' | 'gone')[]
  /** What the provider first answered to each key: an intent, or `failed`. */
  first: Partial<Record<number, number | 'failed'>>
  workers: Worker[]
  failuresLeft: number
  asksLeft: number
}

/** One hold without an intent, and two requests of its producer that open it, each as often as asked. */
export function holdModel(rules: Rules): Model<State> {
  const becoming = (state: State, who: number, next: Worker, change: Partial<State> = {}): State => ({
    ...state,
    ...change,
    workers: state.workers.with(who, next),
  })

  function* work(state: State, who: number, worker: Worker): Generator<[string, State]> {
    const { intents, intentId } = state
    const become = (next: Worker, change: Partial<State> = {}) => becoming(state, who, next, change)
    const rest: Worker = { at: 'rest' }
    if (worker.at !== 'rest') yield ['dies', become(rest)]
    switch (worker.at) {
      case 'rest':
        if (state.asksLeft > 0) yield ['asks', become({ at: 'openHold' }, { asksLeft: state.asksLeft - 1 })]
        return
      case 'openHold':
        if (intentId === null) yield ['reads the hold', become({ at: 'create', attempt: state.createAttempt })]
        else yield [`read ${intentId}`, become(rest, { intents: handOut(intents, intentId) })]
        return
      case 'create': {
        const known = state.first[worker.attempt]
        if (typeof known === 'number') return yield ['create is repeated', become({ at: 'nameIntent', intent: known })]
        const failed: Worker = { at: 'nextAttempt', attempt: worker.attempt }
        if (known === 'failed') return yield ['create fails again', become(failed)]
        const made = intents.length
        const first = (answer: number | 'failed') => ({ first: { ...state.first, [worker.attempt]: answer } })
        const more = { intents: [...intents, 'unpaid' as const] }
        yield ['create', become({ at: 'nameIntent', intent: made }, { ...more, ...first(made) })]
        if (state.failuresLeft === 0) return
        const failuresLeft = state.failuresLeft - 1
        yield ['create fails', become(failed, { ...first('failed'), failuresLeft })]
        yield ['create fails after it was done', become(failed, { ...more, ...first('failed'), failuresLeft })]
        return
      }
      case 'nextAttempt':
        return yield ['nextAttempt', become(rest, { createAttempt: state.createAttempt + 1 })]
      case 'nameIntent': {
        const { intent } = worker
        const wins = intentId === null || intentId === intent || rules === 'former'
        if (wins) return yield ['nameIntent', become(rest, { intentId: intent, intents: handOut(intents, intent) })]
        return yield ['nameIntent is too late', become({ at: 'letGo', intent })]
      }
      case 'letGo':
        // Who was too late reads the hold again, and answers with the other one's secret.
        return yield ['letGo', become({ at: 'openHold' }, { intents: intents.with(worker.intent, 'gone') })]
    }
  }

  function* stepsFrom(state: State): Generator<[string, State]> {
    for (const [who, worker] of state.workers.entries())
      for (const [step, after] of work(state, who, worker)) yield [`${who === 0 ? 'one' : 'two'}: ${step}`, after]
    for (const [intent, status] of state.intents.entries()) {
      if (status === 'handed out')
        yield [`producer: pays ${intent}`, { ...state, intents: state.intents.with(intent, 'held') }]
      if (rules === 'former') continue // there was no audit
      const { what } = judge(state, intent)
      if (what === 'let go')
        yield [`auditPayments lets ${intent} go`, { ...state, intents: state.intents.with(intent, 'gone') }]
      if (what === 'adopt') yield [`auditPayments adopts ${intent}`, { ...state, intentId: intent }]
    }
  }

  return {
    begin: {
      intentId: null,
      createAttempt: 1,
      intents: [],
      first: {},
      workers: [{ at: 'rest' }, { at: 'rest' }],
      failuresLeft: 2,
      asksLeft: 4,
    },
    steps: (state) => [...stepsFrom(state)],
    faultIn({ intents, intentId }) {
      const isOrphan = intents.some((status, intent) => status === 'held' && intent !== intentId)
      return isOrphan ? 'money is held that our books do not name' : undefined
    },
    isSettled: (state) =>
      state.workers.every(({ at }) => at === 'rest') &&
      state.intents.every((_, intent) => judge(state, intent).what === 'nothing'),
  }
}

const handOut = (intents: State['intents'], intent: number) =>
  intents[intent] === 'unpaid' ? intents.with(intent, 'handed out') : intents

/** What the audit makes of an intent, which may come at any time. */
function judge({ intents, intentId }: State, intent: number) {
  const status = intents[intent]!
  const none = { refundedPence: 0, disputeStatus: null } // nothing is taken here
  const hold = { intentId: intentId === null ? null : String(intentId), status: 'requires_payment', ...none } as const
  return judgePayment({ id: String(intent), state: status === 'handed out' ? 'unpaid' : status, ...none }, hold)
}
