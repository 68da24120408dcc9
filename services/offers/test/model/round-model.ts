import type { OfferStatus, PaymentStatus, RoundStatus } from '@storyright/contracts/vocabulary'
import {
  isCovered,
  mayAccept,
  mayAgree,
  mayCounter,
  mayPropose,
  mayWithdraw,
  type Negotiated,
  standingOf,
  statusOf,
  unpaidOf,
} from '../../src/offers/round.ts'
import {
  accepted,
  countered,
  type DropInput,
  dropped,
  type Move,
  paidRound,
  requireLegal,
  stood,
  unpaidDropped,
} from '../../src/offers/round-moves.ts'
import { awaitsPayment } from '../../src/payments/hold.ts'
import type { Model } from './explore.ts'

/** Formerly a round stood, and the old hold went, before its own hold was there. */
export type Rules = 'hold first' | 'former'

interface Round {
  number: number
  by: 'producer' | 'agent'
  /** In thousands of pounds. */
  fee: number
  status: RoundStatus
  /** The day on which it ends by itself. */
  ends: number | null
  hold: number | null
}

interface Hold {
  amount: number
  /** What our books say, and what the provider does. */
  ours: PaymentStatus
  theirs: 'unpaid' | 'held' | 'captured' | 'gone'
  isReleaseWanted: boolean
}

interface State {
  day: number
  status: OfferStatus
  standing: number
  hold: number
  rounds: Round[]
  /** Their numbers are their places, from 1 on. */
  holds: Hold[]
  /** The fee that an acceptance under way asks for, and whether the provider has refused it. */
  claim: { fee: number; isRefused: boolean; wasLapsed: boolean } | null
  captured: number[]
  /** The first hold was let go so that a second could be made, as its producer asked. */
  isReleasedFirst: boolean
  /** How often each may still happen. */
  left: { rounds: number; claims: number; refusals: number; ends: number }
}

const DAY = 24 * 3_600_000
const LATER = 8
const fees = [4, 7]

/** One offer of £5,000 that is held, both sides, the card provider and time; whoever dies leaves the next step to somebody else. */
export function roundModel(rules: Rules, left: State['left']): Model<State> {
  return {
    begin: {
      day: 0,
      status: 'pending',
      standing: 1,
      hold: 1,
      rounds: [{ number: 1, by: 'producer', fee: 5, status: 'open', ends: null, hold: 1 }],
      holds: [{ amount: 5, ours: 'held', theirs: 'held', isReleaseWanted: false }],
      claim: null,
      captured: [],
      isReleasedFirst: false,
      left,
    },
    steps: (state) => [...people(rules, state), ...provider(state), ...upkeep(state)],
    faultIn,
    isSettled: (state) =>
      state.claim === null &&
      unpaidOf(offerOf(state)) === undefined &&
      state.holds.every(
        ({ theirs, ours, isReleaseWanted }, place) =>
          ours === expected[theirs] ||
          (theirs === 'gone' && ours === (isReleaseWanted ? 'released' : 'expired')) ||
          (theirs === 'held' && ours === 'held' && state.status === 'pending' && place + 1 === state.hold),
      ) &&
      state.holds.every(
        ({ theirs }, place) => theirs !== 'held' || (state.status === 'pending' && place + 1 === state.hold),
      ),
  }
}

const expected: Partial<Record<Hold['theirs'], PaymentStatus>> = {
  unpaid: 'requires_payment',
  held: 'held',
  captured: 'captured',
}

function faultIn(state: State): string | undefined {
  const { captured, holds, status, claim } = state
  if (captured.length > 1) return 'two holds are captured'
  const fee = standing(state).fee
  if (captured.length === 1 && status === 'accepted' && captured[0] !== fee)
    return 'captured another fee than the accepted one'
  if (captured.length === 1 && status !== 'accepted' && !claim) return 'captured without an acceptance'
  if (claim?.wasLapsed) return 'a lapsed round is being accepted'
  const own = holds[state.hold - 1]!
  const isGone = status === 'pending' && own.isReleaseWanted
  if (isGone) return 'the money of what stands is let go'
  if (status === 'pending' && own.ours === 'requires_payment' && !state.isReleasedFirst)
    return 'nothing is held for what stands'
  const isForNothing = (hold: Hold, place: number) =>
    hold.theirs === 'held' && !(status === 'pending' && place + 1 === state.hold)
  if (!claim && isIdle(state) && holds.some(isForNothing)) return 'money is held for no round'
  return undefined
}

/** Neither the upkeep nor a release that is wanted has anything left to do: what is wrong now stays wrong. */
const isIdle = (state: State): boolean =>
  upkeep(state).next().done === true &&
  state.holds.every(({ isReleaseWanted, theirs }) => !isReleaseWanted || theirs === 'gone' || theirs === 'captured')

const standing = ({ rounds, standing: number }: State) => rounds.find((round) => round.number === number)!

/** The rules of the service read the model's state as an offer. */
function offerOf({ day, status, standing: round, hold, rounds, holds, claim }: State): Negotiated {
  const rows = holds.map((each, place) => ({
    number: place + 1,
    status: each.ours,
    amountPence: each.amount * 100_000,
    captureBefore: null,
    releasedAt: at(day),
    releaseWantedAt: each.isReleaseWanted ? at(day) : null,
  }))
  const { fee } = rounds.find(({ number }) => number === round)!
  return {
    id: 'offer',
    status,
    round,
    claim: claim ? { committedAt: null } : null,
    holds: rows,
    hold: rows[hold - 1]!,
    reachedAgentAt: at(0),
    submittedAt: at(0),
    updatedAt: at(0),
    offerPrice: fee * 1_000,
    rounds: rounds.map((each) => ({
      ...each,
      openedAt: each.status === 'unpaid' && each.by === 'producer' ? null : at(0),
      expiresAt: each.ends === null ? null : at(each.ends),
      offerPrice: each.fee * 1_000,
      holdNumber: each.hold,
    })),
  } as object as Negotiated
}

const at = (day: number) => new Date(day * DAY)
const roundIn = (state: State, number: number) => offerOf(state).rounds.find((round) => round.number === number)!

/** Does what the service's transaction does. */
function moved(before: State, { rounds, releases }: Move): State {
  const state: State = {
    ...before,
    rounds: before.rounds.map((round) => {
      const one = rounds.find((each) => each.round.number === round.number)
      if (!one) return round
      requireLegal(one.round, one.change)
      const { status = round.status, expiresAt, holdNumber = round.hold } = one.change
      const ends = expiresAt === undefined ? round.ends : expiresAt && expiresAt.getTime() / DAY
      return { ...round, status, ends, hold: holdNumber }
    }),
  }
  return releases.reduce((next, { number }) => changedHold(next, number, { isReleaseWanted: true }), state)
}
const changed = (state: State, number: number, change: Move['rounds'][number]['change']): State =>
  moved(state, { rounds: [{ round: roundIn(state, number), change }], releases: [] })
const drop = (state: State, { number }: Pick<Round, 'number'>, status: DropInput['status']): State =>
  moved(state, dropped(offerOf(state), roundIn(state, number), { status, at: at(state.day) }))
const changedHold = (state: State, number: number, change: Partial<Hold>): State => ({
  ...state,
  holds: state.holds.map((hold, place) => (place + 1 === number ? { ...hold, ...change } : hold)),
})

function* people(rules: Rules, state: State): Generator<[string, State]> {
  const offer = offerOf(state)
  const now = at(state.day)
  const number = state.rounds.length + 1
  if (state.left.rounds > 0) {
    const left = { ...state.left, rounds: state.left.rounds - 1 }
    const ends = state.day + 7
    for (const fee of fees) {
      if (!mayCounter(offer, now)) {
        const next = moved({ ...state, left }, countered(offer, now))
        const round: Round = { number, by: 'agent', fee, status: 'open', ends, hold: null }
        yield [`agent: counters ${fee}`, { ...next, rounds: [...next.rounds, round] }]
      }
      if (!mayPropose(offer, now)) {
        const round: Round = { number, by: 'producer', fee, status: 'open', ends, hold: null }
        const next = { ...state, left, rounds: [...state.rounds, round] }
        if (isCovered(offer, fee * 1_000)) yield [`producer: makes it ${fee}`, stand(next, number, state.hold)]
        else yield [`producer: would hold ${fee}`, hold(rules, next, number)]
      }
    }
  }
  for (const round of state.rounds) {
    const asked = roundIn(state, round.number)
    if (!mayAgree(offer, asked, now)) {
      if (isCovered(offer, asked.offerPrice)) yield ['producer: agrees', stand(state, round.number, state.hold)]
      else {
        yield ['producer: agrees and would hold', hold(rules, state, round.number)]
        if (state.status === 'pending') {
          const gone = changedHold(state, state.hold, { isReleaseWanted: true })
          const first: State = { ...gone, status: 'expired', isReleasedFirst: true }
          yield ['producer: agrees, the first hold goes before', hold(rules, first, round.number)]
        }
      }
    }
    if (!mayWithdraw(offer, asked, 'agent', now))
      yield ['agent: withdraws', changed(state, round.number, { status: 'withdrawn' })]
    if (!mayWithdraw(offer, asked, 'producer', now)) yield ['producer: withdraws', drop(state, round, 'withdrawn')]
  }
  const dealHash = 'as it stands'
  const isClaimable =
    state.status === 'pending' && !state.claim && offer.hold.status === 'held' && state.left.claims > 0
  if (isClaimable && !mayAccept(offer, { round: state.standing, dealHash }, { dealHash, now })) {
    const { status, ends } = standing(state)
    const wasLapsed = status === 'replaced' || status === 'lapsed' || (ends !== null && ends <= state.day)
    const claim = {
      fee: Math.min(standing(state).fee, state.holds[state.hold - 1]!.amount),
      isRefused: false,
      wasLapsed,
    }
    yield ['agent: accepts', { ...state, claim, left: { ...state.left, claims: state.left.claims - 1 } }]
  }
}

/** A further hold for a round that does not stand yet. */
function hold(rules: Rules, before: State, number: number): State {
  const state = moved(before, unpaidDropped(offerOf(before), at(before.day)))
  const { fee } = state.rounds.find((round) => round.number === number)!
  const added: Hold = { amount: fee, ours: 'requires_payment', theirs: 'unpaid', isReleaseWanted: false }
  const next = { ...state, holds: [...state.holds, added] }
  const holdNumber = next.holds.length
  const waiting = changed(next, number, { status: 'unpaid', holdNumber })
  return rules === 'former' ? stand(waiting, number, holdNumber) : waiting
}

/** One transaction: the round stands, and the release of the former hold is wanted. */
function stand(state: State, number: number, holdNumber: number): State {
  const offer = offerOf(state)
  const hold = offer.holds[holdNumber - 1]!
  const next = moved(state, stood(offer, { round: roundIn(state, number), hold, at: at(state.day) }))
  return { ...next, status: 'pending', standing: number, hold: holdNumber }
}

function* provider(state: State): Generator<[string, State]> {
  for (const [place, { ours, theirs, isReleaseWanted }] of state.holds.entries()) {
    const number = place + 1
    if (theirs === 'unpaid') yield [`bank: authorises ${number}`, changedHold(state, number, { theirs: 'held' })]
    if (theirs === 'unpaid' && ours === 'requires_payment' && state.left.refusals > 0) {
      const left = { ...state.left, refusals: state.left.refusals - 1 }
      yield [`bank: refuses ${number}`, { ...changedHold(state, number, { ours: 'failed' }), left }]
    }
    if (isReleaseWanted && (theirs === 'unpaid' || theirs === 'held'))
      yield [`releaseHold ${number}`, changedHold(state, number, { theirs: 'gone' })]
    if (theirs === 'held' && state.left.ends > 0)
      yield [
        `the hold ${number} runs out`,
        { ...changedHold(state, number, { theirs: 'gone' }), left: { ...state.left, ends: state.left.ends - 1 } },
      ]
  }
  const own = state.holds[state.hold - 1]!
  if (state.claim && !state.claim.isRefused && own.theirs === 'held') {
    const { fee } = state.claim
    const captured = [...state.captured, fee]
    yield ['provider: captures', { ...changedHold(state, state.hold, { theirs: 'captured' }), captured }]
    if (state.left.refusals > 0)
      yield [
        'provider: refuses',
        {
          ...state,
          claim: { ...state.claim, isRefused: true },
          left: { ...state.left, refusals: state.left.refusals - 1 },
        },
      ]
  }
  if (state.day < LATER) yield ['time passes', { ...state, day: LATER }]
}

function* upkeep(state: State): Generator<[string, State]> {
  if (state.claim?.isRefused) yield ['undoClaim', settle({ ...state, claim: null })]
  for (const [place, { ours, theirs, isReleaseWanted }] of state.holds.entries()) {
    const number = place + 1
    const isOwn = number === state.hold
    if (theirs === 'held' && awaitsPayment(ours))
      yield [`followIntent: ${number} held`, settle(changedHold(state, number, { ours: 'held' }))]
    if (theirs === 'captured' && ours !== 'captured' && state.claim && isOwn)
      yield ['commitAcceptance', commit(changedHold(state, number, { ours: 'captured' }))]
    if (theirs === 'gone' && ours !== 'released' && ours !== 'expired') {
      let next = changedHold(state, number, { ours: isReleaseWanted ? 'released' : 'expired' })
      const unpaid = state.rounds.find((round) => round.status === 'unpaid' && round.hold === number)
      if (unpaid && !isReleaseWanted) next = drop(next, unpaid, 'lapsed')
      if (isOwn && state.status === 'pending' && !isReleaseWanted)
        next = settle({ ...next, claim: null, status: 'expired' })
      yield [`followIntent: ${number} gone`, next]
    }
  }
  const unpaid = unpaidOf(offerOf(state))
  const waiting = unpaid && state.rounds.find(({ number }) => number === unpaid.number)!
  if (waiting && awaitsPayment(state.holds[waiting.hold! - 1]!.ours))
    yield ['endUnpaid', drop(state, waiting, 'lapsed')]
  const offer = offerOf(state)
  const isLapsed = state.status === 'pending' && statusOf(standingOf(offer), offer, at(state.day)) === 'lapsed'
  if (isLapsed && !state.claim && offer.hold.status === 'held')
    yield ['endLapsed', { ...changedHold(state, state.hold, { isReleaseWanted: true }), status: 'expired' }]
}

/** What `settlePaidRound` does. */
function settle(state: State): State {
  const paid = paidRound(offerOf(state))
  if (!paid) return state
  const { round, hold } = paid
  // It came too late: what stood before still stands.
  if (round.by === 'producer' && round.expiresAt && round.expiresAt <= at(state.day))
    return drop(state, round, 'lapsed')
  return stand(state, round.number, hold.number)
}

const commit = (before: State): State => ({
  ...moved(before, accepted(offerOf(before), at(before.day))),
  status: 'accepted',
  claim: null,
})
