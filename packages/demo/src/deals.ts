import { demoBuyers, namedAccounts } from './accounts.ts'
import { pick, spread } from './deterministic.ts'
import type { DemoListing } from './listings.ts'

/** The outcome of an offer. Open ones have payments at the card provider. */
export type DealCourse =
  | { is: 'held' }
  | { is: 'unpaid' }
  | { is: 'declined' }
  | { is: 'neverPaid' }
  | { is: 'expired' }
  | { is: 'rejected' }
  | { is: 'cancelled'; reason: string }
  | { is: 'overtaken' }
  | {
      is: 'accepted'
      signed: 'both' | 'producer' | 'nobody'
      after: 'extended' | 'extensionRecorded' | 'exercised' | null
    }

/** An offer of the demo, from a producer on a listing. */
export interface DemoDeal {
  /** The same on every machine. */
  name: string
  /** The listing's place in the demo catalogue. */
  place: number
  producerId: string
  offerPrice: number
  optionPeriod: number
  extraRightsRequest: string | null
  fundNotes: string | null
  course: DealCourse
  /** When, between the listing's first day (0) and today (1). */
  when: number
}

const accountOf = (name: string) => namedAccounts.find(({ email }) => email === `${name}@storyright.test`)!.id
const rosa = accountOf('producer')
const julian = accountOf('premium')

const reasons = [
  'Our slate is full until next autumn.',
  'The director we had in mind has taken another film.',
  'We could not agree on the writer.',
  'The broadcaster has commissioned something close to this.',
]
const wishes = [
  'First refusal on the sequel, should the author write one.',
  'A podcast companion to the series.',
  'The right to publish the shooting script.',
  'Stage rights for a single production in London.',
]
const fundHopes = [
  'A first feature by a director from the region; half of the budget is in place.',
  'Development of two scripts and a proof of concept.',
  'A co-production with a broadcaster that matches every pound.',
]

/** The offers of the demo. Every listing that is optioned or sold has the accepted one behind it. */
export function demoDeals(listings: DemoListing[], namedAgentId: string): DemoDeal[] {
  const taken = listings.flatMap((listing, place) => (listing.status === 'available' ? [] : [{ listing, place }]))
  const free = listings
    .map((listing, place) => ({ listing, place }))
    .filter(({ listing }) => listing.status === 'available' && !listing.isFeatured)
  const atNamedAgent = free.filter(({ listing }) => listing.agentId === namedAgentId)
  const elsewhere = shuffled(free.filter(({ listing }) => listing.agentId !== namedAgentId))
  const nonExclusive = elsewhere.filter(({ listing }) => listing.form.exclusivity === 'non-exclusive')
  const exclusive = elsewhere.filter(({ listing }) => listing.form.exclusivity !== 'non-exclusive')
  const [forNamed, atAgentForNamed] = [exclusive.filter(isModest).slice(0, NAMED), atNamedAgent.filter(isModest)]
  const isLeft = (one: Placed) => !forNamed.includes(one) && !atAgentForNamed.slice(0, NAMED_AT_AGENT).includes(one)
  return [
    ...taken.flatMap((one, turn) => behind(one, turn, namedAgentId)),
    ...ofNamedProducers(forNamed, atAgentForNamed, nonExclusive.filter(isModest)),
    ...ofOthers(exclusive.filter(isLeft), atNamedAgent.filter(isLeft)),
  ]
}

interface Placed {
  listing: DemoListing
  place: number
}

/** The titles that a small company would offer on. */
const isModest = ({ listing }: Placed) => (listing.form.minimumDeal ?? 0) <= 30_000

const shuffled = (listings: Placed[]): Placed[] =>
  listings.toSorted(
    (one, other) => spread(`deals ${one.listing.form.title}`) - spread(`deals ${other.listing.form.title}`),
  )

/** The option on a listing that is under one or sold, and now and then an offer that came too late for it. */
function behind({ listing, place }: Placed, turn: number, namedAgentId: string): DemoDeal[] {
  const { title } = listing.form
  const isNamed = listing.agentId === namedAgentId
  const producerId = isNamed ? [rosa, julian][turn % 2]! : buyerOf(title)
  const when = 0.15 + 0.7 * spread(`accepted ${title}`)
  const isSold = listing.status === 'sold'
  const accepted = dealOf({ listing, place }, 'option', {
    producerId,
    when,
    course: {
      is: 'accepted',
      // Nothing is exercised before both have signed.
      signed: isSold ? 'both' : signedOf(title, when),
      after: isSold ? 'exercised' : null,
    },
  })
  const rival = demoBuyers.find(({ id }, at) => id !== producerId && at > turn % demoBuyers.length) ?? demoBuyers[2]!
  if (spread(`rival ${title}`) > 0.25 || rival.id === producerId) return [accepted]
  return [accepted, dealOf({ listing, place }, 'rival', { producerId: rival.id, when, course: { is: 'overtaken' } })]
}

const signedOf = (title: string, when: number): 'both' | 'producer' | 'nobody' => {
  if (when < 0.75) return 'both'
  return pick(['both', 'producer', 'nobody'] as const, `signed ${title}`)
}

const buyerOf = (title: string): string =>
  spread(`buyer ${title}`) < 0.1
    ? pick([rosa, julian], `named ${title}`)
    : pick(demoBuyers.slice(2), `other ${title}`).id

const NAMED = 16
const NAMED_AT_AGENT = 6

/** More deals of the two named producers: some of every kind. */
function ofNamedProducers(exclusive: Placed[], atAgent: Placed[], nonExclusive: Placed[]): DemoDeal[] {
  const [e, a] = [exclusive.values(), atAgent.values()]
  const at = (source: Iterator<Placed>) => source.next().value as Placed
  const deal = (placed: Placed, producerId: string, when: number, course: DealCourse) =>
    dealOf(placed, `of ${producerId === rosa ? 'rosa' : 'julian'}`, { producerId, when, course })
  return [
    deal(at(a), rosa, 1, { is: 'held' }),
    deal(at(e), rosa, 1, { is: 'held' }),
    deal(at(e), rosa, 1, { is: 'unpaid' }),
    deal(at(e), rosa, 1, { is: 'declined' }),
    deal(at(e), rosa, 0.35, { is: 'expired' }),
    deal(at(a), rosa, 0.5, { is: 'rejected' }),
    deal(at(e), rosa, 0.7, { is: 'rejected' }),
    deal(at(e), rosa, 0.6, { is: 'cancelled', reason: reasons[1]! }),
    deal(at(e), rosa, 0.2, { is: 'neverPaid' }),
    deal(nonExclusive[0]!, rosa, 0.4, { is: 'accepted', signed: 'both', after: 'extended' }),
    deal(nonExclusive[1]!, rosa, 0.9, { is: 'accepted', signed: 'nobody', after: null }),
    deal(at(a), julian, 1, { is: 'held' }),
    deal(at(e), julian, 1, { is: 'held' }),
    deal(at(e), julian, 1, { is: 'held' }),
    deal(at(e), julian, 1, { is: 'unpaid' }),
    deal(at(a), julian, 0.8, { is: 'expired' }),
    deal(at(e), julian, 0.3, { is: 'rejected' }),
    deal(at(a), julian, 0.45, { is: 'cancelled', reason: reasons[0]! }),
    deal(at(e), julian, 0.55, { is: 'cancelled', reason: reasons[3]! }),
    deal(nonExclusive[0]!, julian, 0.3, { is: 'accepted', signed: 'both', after: 'extensionRecorded' }),
    deal(nonExclusive[2]!, julian, 0.6, { is: 'accepted', signed: 'both', after: null }),
  ]
}

/** What goes on among the others, so that no month is empty; at the named agent's more of it. */
function ofOthers(exclusive: Placed[], atAgent: Placed[]): DemoDeal[] {
  const quiet: DealCourse[] = [
    { is: 'rejected' },
    { is: 'cancelled', reason: reasons[2]! },
    { is: 'expired' },
    { is: 'rejected' },
    { is: 'neverPaid' },
  ]
  const ended = (placed: Placed, turn: number, among: number) =>
    dealOf(placed, 'of others', {
      producerId: demoBuyers[2 + (turn % (demoBuyers.length - 2))]!.id,
      when: (turn + 0.5) / among,
      course: quiet[turn % quiet.length]!,
    })
  const held = (placed: Placed, turn: number) =>
    dealOf(placed, 'of others', {
      producerId: demoBuyers[2 + ((turn * 5) % (demoBuyers.length - 2))]!.id,
      when: 1,
      course: { is: 'held' },
    })
  const [busy, rest] = [atAgent.slice(0, 10), exclusive.slice(0, 30)]
  return [
    ...busy.map((placed, turn) => ended(placed, turn, busy.length)),
    ...rest.map((placed, turn) => ended(placed, turn, rest.length)),
    ...atAgent.slice(10, 13).map(held),
    ...exclusive.slice(30, 34).map(held),
  ]
}

type Chosen = Pick<DemoDeal, 'producerId' | 'when' | 'course'>

function dealOf({ listing, place }: Placed, which: string, chosen: Chosen): DemoDeal {
  const { title, minimumDeal, askingPrice } = listing.form
  const name = `${which} ${chosen.course.is} ${title}`
  const floor = Math.max(1_000, minimumDeal ?? askingPrice * 0.3)
  const offerPrice = Math.min(999_000, Math.round((floor * (1 + 0.35 * spread(`price ${name}`))) / 500) * 500)
  return {
    ...chosen,
    name,
    place,
    offerPrice: Math.max(1_000, offerPrice),
    optionPeriod: pick([12, 18, 18, 24, 36], `period ${name}`),
    extraRightsRequest: spread(`wish ${name}`) < 0.2 ? pick(wishes, `which wish ${name}`) : null,
    fundNotes: spread(`fund ${name}`) < 0.15 ? pick(fundHopes, `which hope ${name}`) : null,
  }
}
