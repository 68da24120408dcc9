import { type Answer, answerIn, numberToAsk, stepAfter } from '../../src/use-cases/capture-claim.ts'
import type { Model } from './explore.ts'

/** Formerly a number grew with every error, and any refused caller removed the claim. */
export type Rules = 'fenced' | 'former'

type First = 'captured' | 'refused' | 'failed'
type Intent = 'held' | 'captured' | 'gone'

/** What one process is about to do; `rest` is nothing. */
type Worker =
  | { at: 'rest' | 'beginCapture' }
  | { at: 'capture' | 'waiting'; number: number }
  | { at: 'reading'; number: number; answer: Answer }
  | { at: 'writing'; number: number; answer: Answer; found: Intent }

interface State {
  claim: boolean
  offer: 'pending' | 'accepted' | 'expired'
  captureAttempt: number
  captureIsOpen: boolean
  intent: Intent
  /** The provider's first answer to each number's key. */
  first: Partial<Record<number, First>>
  /** Requests that the provider has not carried out yet; their caller may have given up. */
  underWay: { by: number | null; number: number }[]
  workers: Worker[]
  /** How often each may still happen. */
  left: { claims: number; refusals: number; failures: number }
}

/** One offer that is held, a request that accepts it and the upkeep, at a provider that may do anything. */
export function captureModel(rules: Rules): Model<State> {
  const isFenced = rules === 'fenced'
  const begin: State = {
    claim: false,
    offer: 'pending',
    captureAttempt: isFenced ? 0 : 1,
    captureIsOpen: false,
    intent: 'held',
    first: {},
    underWay: [],
    workers: [{ at: 'rest' }, { at: 'rest' }],
    left: { claims: 2, refusals: 2, failures: 1 },
  }

  function* stepsFrom(state: State): Generator<[string, State]> {
    for (const [who, worker] of state.workers.entries())
      for (const [step, after] of work(state, who, worker)) yield [`${names[who]}: ${step}`, after]
    for (const request of state.underWay)
      for (const [step, after] of carryOut(state, request)) yield [`provider: ${step}`, after]
    if (state.intent !== 'held') yield ['followWebhook', followIntent(state, state.intent)]
    if (state.intent === 'held') yield ['the hold runs out', { ...state, intent: 'gone' }]
  }

  function* work(state: State, who: number, worker: Worker): Generator<[string, State]> {
    const become = (next: Worker, change: Partial<State> = {}) => becoming(state, who, next, change)
    if (worker.at !== 'rest') yield ['dies', abandon(become({ at: 'rest' }), who)]
    switch (worker.at) {
      case 'rest':
        if (who === REQUEST) yield* claimOffer(state)
        else if (isClaimed(state)) yield ['finishCaptures', become({ at: 'beginCapture' })]
        return
      case 'beginCapture': {
        if (!isClaimed(state)) return yield ['beginCapture finds no claim', become({ at: 'rest' })]
        if (!isFenced) return yield ['claimedHold', become({ at: 'capture', number: state.captureAttempt })]
        const number = numberToAsk(state)
        const open = { captureAttempt: number, captureIsOpen: true }
        return yield [`beginCapture ${number}`, become({ at: 'capture', number }, open)]
      }
      case 'capture': {
        const { number } = worker
        const underWay = [...state.underWay, { by: who, number }]
        return yield [`capture ${number}`, become({ at: 'waiting', number }, { underWay })]
      }
      case 'waiting':
        return // the provider answers, or the process gives up
      case 'reading': {
        const { number, answer } = worker
        return yield [`read: ${state.intent}`, become({ at: 'writing', number, answer, found: state.intent })]
      }
      case 'writing':
        return yield* write(state, who, worker)
    }
  }

  function* claimOffer(state: State): Generator<[string, State]> {
    const { claim, offer, intent, left } = state
    if (offer !== 'pending' || left.claims === 0) return
    if (claim) return
    const change = { claim: true, left: { ...left, claims: left.claims - 1 } }
    // A hold that has run out is found out by the capture only.
    if (intent !== 'captured') yield ['claimOffer', becoming(state, REQUEST, { at: 'beginCapture' }, change)]
  }

  /** What the provider makes of a request that reached it, at whatever time. */
  function* carryOut(state: State, request: State['underWay'][0]): Generator<[string, State]> {
    const { number } = request
    const rest = { ...state, underWay: state.underWay.filter((each) => each !== request) }
    const known = state.first[number]
    if (known) return yield [`repeats that ${number} is ${known}`, tell(rest, request, known, true)]
    const keep = (answer: First, change: Partial<State> = {}) =>
      tell({ ...rest, ...change, first: { ...state.first, [number]: answer } }, request, answer, false)
    const { left } = state
    if (state.intent !== 'held') return yield [`refuses ${number}: ${state.intent}`, keep('refused')]
    yield [`captures ${number}`, keep('captured', { intent: 'captured' })]
    if (left.refusals > 0)
      yield [`refuses ${number}`, keep('refused', { left: { ...left, refusals: left.refusals - 1 } })]
    if (left.failures > 0)
      yield [`fails at ${number}`, keep('failed', { left: { ...left, failures: left.failures - 1 } })]
    yield [`has no time for ${number}`, tell(rest, request, 'failed', false)]
  }

  function tell(state: State, { by, number }: State['underWay'][0], first: First, isRepeated: boolean): State {
    if (by === null) return state
    if (first === 'captured')
      return becoming(state, by, { at: 'writing', number, answer: 'captured', found: 'captured' })
    const answer = answerIn({ status: first === 'refused' ? 402 : 500, isRefusal: first === 'refused', isRepeated })
    // Formerly the number grew before the hold was read again.
    const change = isFenced ? {} : { captureAttempt: state.captureAttempt + 1 }
    return becoming(state, by, { at: 'reading', number, answer }, change)
  }

  function* write(
    state: State,
    who: number,
    { number, answer, found }: Worker & { at: 'writing' },
  ): Generator<[string, State]> {
    const become = (next: Worker, change: Partial<State> = {}) => becoming(state, who, next, change)
    switch (stepAfter(answer, found)) {
      case 'follow':
        return yield [`followIntent: ${found}`, followIntent(become({ at: 'rest' }), found)]
      case 'undo': {
        if (!isFenced) return yield ['undoClaim', become({ at: 'rest' }, isClaimed(state) ? { claim: false } : {})]
        const closes = isClaimed(state) && mayClose(state, number)
        if (!closes) return yield ['undoClaim is too late', become({ at: 'beginCapture' })]
        return yield ['undoClaim', become({ at: 'rest' }, { claim: false, captureIsOpen: false })]
      }
      case 'begin the next': {
        if (!isFenced) return yield ['captureUnknown', become({ at: 'rest' })]
        const change = mayClose(state, number) ? { captureIsOpen: false } : {}
        return yield ['closeCapture', become({ at: 'beginCapture' }, change)]
      }
      case 'ask again later':
        return yield ['captureUnknown', become({ at: 'rest' })]
    }
  }

  return {
    begin,
    steps: (state) => [...stepsFrom(state)],
    faultIn({ intent, offer, claim }) {
      if (intent === 'captured' && offer !== 'accepted' && !claim) return 'captured without an acceptance'
      if (intent !== 'captured' && offer === 'accepted') return 'accepted without the money'
      return undefined
    },
    isSettled: (state) =>
      !isClaimed(state) && state.underWay.length === 0 && state.workers.every(({ at }) => at === 'rest'),
  }
}

const REQUEST = 0
const names = ['request', 'upkeep']

const isClaimed = ({ claim, offer }: State) => claim && offer === 'pending'
const mayClose = ({ captureIsOpen, captureAttempt }: State, number: number) =>
  captureIsOpen && captureAttempt === number

function becoming(state: State, who: number, next: Worker, change: Partial<State> = {}): State {
  return { ...state, ...change, workers: state.workers.with(who, next) }
}

/** What was asked is still on its way, and nobody waits for it. One such request under a number stands for several. */
function abandon(state: State, who: number): State {
  const mine = state.underWay.find(({ by }) => by === who)
  if (!mine) return state
  const others = state.underWay.filter((request) => request !== mine)
  const isThere = others.some(({ by, number }) => by === null && number === mine.number)
  return { ...state, underWay: isThere ? others : [...others, { by: null, number: mine.number }] }
}

function followIntent(state: State, found: Intent): State {
  if (found === 'captured') return isClaimed(state) ? { ...state, offer: 'accepted', captureIsOpen: false } : state
  if (state.offer !== 'pending') return state
  return { ...state, offer: 'expired', claim: false, captureIsOpen: false }
}
