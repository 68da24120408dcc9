import { type Book, conflicts, formatBook, parseBook, subtract } from '@storyright/rights'
import { sampleTerms } from '@storyright/testing'
import type { Prisma } from '../../src/generated/client.ts'
import { concerns } from '../../src/offers/bulk-terminations.ts'
import { whyNot } from '../../src/rights/availability.ts'
import { keptLines } from '../../src/rights/scope.ts'
import type { OpenTaking } from '../../src/rights/taking.store.ts'
import type { Model } from './explore.ts'

/** Formerly an acceptance ended every other offer, or whatever was heard last counted. */
export type Rules = 'by rights' | 'ends all' | 'heard last'

type Status = 'pending' | 'claimed' | 'accepted' | 'rejected' | 'over'
interface Told {
  version: number
  taken: readonly string[]
}
interface State {
  offers: { status: Status; held: string }[]
  /** Rights that the agent granted elsewhere. */
  outside: string | null
  /** Offers whose acceptance still has others to end. */
  endings: number[]
  version: number
  told: Told[]
  catalogue: Told
  left: { refusals: number; surrenders: number; grants: number; repeats: number; late: number }
  wronglyEnded: boolean
}

const scopes = ['US; L; film || GB; L; film', 'GB; L; film || FR; L; film', 'FR; L; film; always; non-exclusive']
const PART = 'GB; L; film'
const today = 20_000
const listing = {
  status: 'available',
  isDeleted: false,
  rights: 'US, GB; L; film || FR; L; film; always; exclusive',
  terms: sampleTerms(),
}

const books = new Map<string, Book>()
function bookOf(text: string): Book {
  const known = books.get(text) ?? (text === '' ? [] : parseBook(text).book!)
  books.set(text, known)
  return known
}

/** Three offers on one title that want different parts of it, its agent, the upkeep, and catalogue, which hears of it all in any order. */
export function takingsModel(rules: Rules): Model<State> {
  const begin: State = {
    offers: scopes.map((held) => ({ status: 'pending', held })),
    outside: null,
    endings: [],
    version: 0,
    told: [],
    catalogue: { version: 0, taken: [] },
    left: { refusals: 1, surrenders: 1, grants: 1, repeats: 1, late: 2 },
    wronglyEnded: false,
  }
  return {
    begin,
    steps: (state) => [...stepsFrom(rules, state)],
    faultIn,
    isSettled: (state) =>
      state.told.length === 0 && state.endings.length === 0 && state.offers.every(({ status }) => status !== 'claimed'),
  }
}

function faultIn({ offers, outside, endings, told, catalogue, wronglyEnded }: State): string | undefined {
  const open = [...offers.flatMap((offer) => (isOpen(offer) ? [offer.held] : [])), ...(outside ? [outside] : [])]
  if (open.some((one, place) => open.slice(0, place).some((other) => collide(one, other)))) return 'two took the same'
  if (wronglyEnded) return 'an offer ended beside which there was room'
  const accepted = offers.flatMap(({ status, held }) => (status === 'accepted' ? [held] : []))
  const isLeft = offers.some(({ status, held }) => status === 'pending' && accepted.some((one) => collide(one, held)))
  if (endings.length === 0 && isLeft) return 'an offer waits for nothing'
  if (told.length === 0 && String(catalogue.taken) !== String(taken({ offers, outside })))
    return 'catalogue knows something else'
  return undefined
}

function* stepsFrom(rules: Rules, state: State): Generator<[string, State]> {
  for (const [who, { status }] of state.offers.entries()) {
    const names = `offer ${who + 1}`
    if (status === 'pending' && isAcceptable(state, who)) yield [`${names}: claim`, become(state, who, 'claimed')]
    if (status === 'claimed') {
      yield [`${names}: captured`, publish(accept(state, who))]
      const { left } = state
      if (left.refusals > 0) yield [`${names}: refused`, become(spend(state, 'refusals'), who, 'pending')]
    }
    if (status === 'accepted') yield* endRights(state, who, names)
  }
  yield* endOthers(rules, state)
  yield* grantElsewhere(state)
  yield* hear(rules, state)
}

function* endRights(state: State, who: number, names: string): Generator<[string, State]> {
  if (state.left.surrenders > 0) {
    const { held } = state.offers[who]!
    const rest = subtract(bookOf(held), bookOf(PART))
    if (rest.length > 0 && formatBook(rest) !== formatBook(bookOf(held))) {
      const kept = { status: 'accepted', held: formatBook(rest) } as const
      yield [`${names}: surrenders`, publish({ ...spend(state, 'surrenders'), offers: state.offers.with(who, kept) })]
    }
  }
  yield [`${names}: lapses`, publish(become(state, who, 'over'))]
}

/** The upkeep ends one offer at a time, and dies between any two of them. */
function* endOthers(rules: Rules, state: State): Generator<[string, State]> {
  for (const by of state.endings) {
    const isNamed = (who: number) => who !== by && (rules === 'ends all' || isConcerned(by, who))
    const named = (wanted: Status) =>
      state.offers.flatMap(({ status }, who) => (status === wanted && isNamed(who) ? [who] : []))
    for (const who of named('pending')) {
      const isWrong = !collide(scopes[by]!, scopes[who]!)
      const after = become(state, who, 'rejected')
      yield [`upkeep: ends offer ${who + 1}`, { ...after, wronglyEnded: state.wronglyEnded || isWrong }]
    }
    if (named('pending').length === 0 && named('claimed').length === 0)
      yield ['upkeep: finishes', { ...state, endings: state.endings.filter((one) => one !== by) }]
  }
}

function* grantElsewhere(state: State): Generator<[string, State]> {
  if (state.outside) return yield ['agent: ends the entry', publish({ ...state, outside: null })]
  if (state.left.grants === 0 || state.offers.some((offer) => isOpen(offer) && collide(offer.held, PART))) return
  yield ['agent: granted elsewhere', publish({ ...spend(state, 'grants'), outside: PART })]
}

/** Events come in any order, and one of them twice. */
function* hear(rules: Rules, state: State): Generator<[string, State]> {
  for (const [place, event] of state.told.entries()) {
    const isNewer = rules === 'heard last' || event.version > state.catalogue.version
    const heard = { ...state, catalogue: isNewer ? event : state.catalogue }
    yield [`catalogue: hears ${event.version}`, { ...heard, told: state.told.toSpliced(place, 1) }]
    if (state.left.repeats > 0) yield [`catalogue: hears ${event.version}, and again later`, spend(heard, 'repeats')]
  }
}

/** As a row has them. */
const asRow = (book: Book) => keptLines(book) as unknown as Prisma.JsonValue
const endingBy = (by: number) => ({ lines: asRow(bookOf(scopes[by]!)), because: 'another_accepted' as const })
const offerOf = (who: number) => ({ scope: asRow(bookOf(scopes[who]!)), terms: listing.terms })

function isAcceptable(state: State, who: number): boolean {
  const { endings, offers, outside } = state
  return remembered(
    acceptable,
    JSON.stringify([who, endings, outside, offers.map((one) => isOpen(one) && one.held)]),
    () => {
      if (endings.some((by) => concerns(endingBy(by), offerOf(who)))) return false
      const takings = openTakings(state)
      return whyNot(listing, bookOf(scopes[who]!), { producerId: String(who), takings, today }) === undefined
    },
  )
}

/** The same question comes in thousands of states. */
function remembered<Answer>(answers: Map<string, Answer>, question: string, answer: () => Answer): Answer {
  const known = answers.get(question) ?? answer()
  answers.set(question, known)
  return known
}
const acceptable = new Map<string, boolean>()
const conflicting = new Map<string, boolean>()
const concerned = new Map<string, boolean>()
const collide = (one: string, other: string) =>
  remembered(conflicting, `${one} / ${other}`, () => conflicts(bookOf(one), bookOf(other)))
const isConcerned = (by: number, who: number) =>
  remembered(concerned, `${by} ${who}`, () => concerns(endingBy(by), offerOf(who)))

const isOpen = ({ status }: State['offers'][number]) => status === 'claimed' || status === 'accepted'

function openTakings(state: State): OpenTaking[] {
  const nothing = { until: null, mayRunUntil: null, holder: null, inWords: null, note: null, offerId: null }
  const claims = state.offers.flatMap((offer, who) =>
    isOpen(offer)
      ? [{ ...nothing, id: String(who), producerId: String(who), kind: 'option' as const, lines: bookOf(offer.held) }]
      : [],
  )
  if (!state.outside) return claims
  return [...claims, { ...nothing, id: 'outside', producerId: null, kind: 'outside', lines: bookOf(state.outside) }]
}

/** What is sure: no claim whose money is not there yet. */
const taken = ({ offers, outside }: Pick<State, 'offers' | 'outside'>): string[] => [
  ...offers.flatMap(({ status, held }) => (status === 'accepted' ? [held] : [])),
  ...(outside ? [outside] : []),
]

function publish(state: State): State {
  const event = { version: state.version + 1, taken: taken(state) }
  // No more are on their way at once: the oldest is heard first then.
  const told = state.told.length < state.left.late ? [...state.told, event] : [...state.told.slice(1), event]
  return { ...state, version: event.version, told }
}

const become = (state: State, who: number, status: Status): State => ({
  ...state,
  offers: state.offers.with(who, { ...state.offers[who]!, status }),
})
const accept = (state: State, who: number): State => {
  const after = become(state, who, 'accepted')
  return { ...after, endings: [...after.endings, who] }
}
const spend = (state: State, what: keyof State['left']): State => ({
  ...state,
  left: { ...state.left, [what]: state.left[what] - 1 },
})
