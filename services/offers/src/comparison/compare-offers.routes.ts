import { type ComparedOffer, compareOffersCalls as calls, type OfferRound } from '@storyright/contracts/http'
import { csvLine, dealTerms, offerLimits, type Viewer, wholePounds } from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvFile, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Prisma } from '../generated/client.ts'
import { endingsOf } from '../offers/bulk-terminations.ts'
import { isInPlay } from '../offers/round.ts'
import { knownTo, type Shown, shownAs } from '../queries/offer.view.ts'
import { openTakings } from '../rights/taking.store.ts'
import { requireManaged } from '../takings/require-managed.ts'
import { DAY_MS } from '../times.ts'
import { compare } from './compare-offers.rules.ts'

/** The offers in play for a listing, beside each other. */
export function compareOffersRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.compareOffers, async ({ viewer, params: { id: listingId }, query: { budget } }) => {
    const { offers } = await compareOffers(deps, { viewer, listingId, budget })
    return offers
  })

  serve(app, calls.comparedOffersCsv, async ({ viewer, params: { id: listingId }, query: { budget }, reply }) => {
    const { title, offers } = await compareOffers(deps, { viewer, listingId, budget })
    const columns = columnsOf({ title, offers, budget: budget ?? null })
    const today = deps.clock().toISOString().slice(0, 10)
    return csvFile(reply, `storyright-offers-${listingId}-${today}.csv`, [
      csvLine(columns.map(([heading]) => heading)),
      ...offers.map((offer) => csvLine(columns.map(([, value]) => value(offer) ?? ''))),
    ])
  })
}

interface ColumnsInput {
  title: string
  offers: readonly ComparedOffer[]
  budget: number | null
}

/** Money in pounds; times as ISO 8601 has them; terms in words, with what holds where an offer leaves one out. */
function columnsOf({ title, offers, budget }: ColumnsInput): CsvColumn<ComparedOffer>[] {
  const nameOf = new Map(offers.map(({ offerId, producer }) => [offerId, fullName(producer)]))
  const terms = dealTerms(null, { fee: 0, months: 0 }).map(({ term }) => term)
  return [
    ['Offer', ({ offerId }) => offerId],
    ['Title', () => title],
    ['Producer', ({ producer }) => fullName(producer)],
    ['Company', ({ producer }) => producer.companyName],
    ['Status', ({ status }) => status],
    ['Submitted', ({ submittedAt }) => submittedAt],
    ['Held until', ({ heldUntil }) => heldUntil],
    ['Round', ({ standing }) => standing.number],
    ['Option fee (£)', ({ standing }) => standing.offerPrice],
    ['Option period (months)', ({ standing }) => standing.optionPeriod],
    ['Rights', ({ standing }) => standing.scope.words],
    ['Further rights requested', ({ extraRightsRequest }) => extraRightsRequest],
    ...terms.map((term): CsvColumn<ComparedOffer> => [term, ({ standing }) => termOf(standing, term)]),
    ['Budget (£)', () => budget],
    ['Price at this budget (£)', ({ priceAtBudget }) => priceAtBudget],
    ['Due on exercise (£)', ({ dueOnExercise }) => dueOnExercise],
    ['Total if exercised (£)', ({ totalIfExercised }) => totalIfExercised],
    ['Your counter-offer', ({ counter }) => counter && counterWords(counter)],
    ['Counter-offer ends', ({ counter }) => counter?.expiresAt ?? null],
    ['Rights free', ({ isFree }) => (isFree ? 'yes' : 'no')],
    ['Can be accepted beside', ({ canJoin }) => canJoin.map((id) => nameOf.get(id)).join('; ')],
  ]
}

const fullName = ({ firstName, lastName }: ComparedOffer['producer']) => `${firstName} ${lastName}`.trim()

function termOf({ deal, offerPrice: fee, optionPeriod: months }: OfferRound, wanted: string): string {
  const { value, otherwise } = dealTerms(deal, { fee, months }).find(({ term }) => term === wanted)!
  return value ?? otherwise
}

function counterWords({ offerPrice: fee, optionPeriod: months, scope, deal }: OfferRound): string {
  const terms = dealTerms(deal, { fee, months }).flatMap(({ term, value }) =>
    value === null ? [] : `${term}: ${value}`,
  )
  return [`${wholePounds(fee)} for ${months} months`, scope.words, ...terms].join('; ')
}

interface CompareOffersInput {
  viewer: Viewer
  listingId: string
  budget?: number | undefined
}

/** What decides about an offer until the deal, and when its hold ran out. */
const comparedParts = {
  holds: true,
  rounds: { orderBy: { number: 'asc' } },
  claim: true,
  moments: { where: { moment: 'expired' }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.OfferInclude

type Read = Omit<Shown, 'listing' | 'optionNotices' | 'agreement' | 'deck'>

/** The offers in play for a listing, for its agent and administrators: as many statements however many there are. */
async function compareOffers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, listingId, budget }: CompareOffersInput,
): Promise<{ title: string; offers: ComparedOffer[] }> {
  const listing = await requireManaged(db, { viewer, listingId })
  const now = clock()
  const rows = await db.offer.findMany({
    where: { listingId, reachedAgentAt: { not: null }, OR: stillInPlay(now) },
    include: comparedParts,
    orderBy: [{ status: 'desc' }, { offerPrice: 'desc' }, { id: 'asc' }], // pending before expired
    take: offerLimits.compared,
  })
  const known = rows.map((row) => knownTo<Read>(viewer, shownAs(row))).filter((offer) => isInPlay(offer, now))
  const endings = await endingsOf(db, known)
  const offers = known.filter(({ id }) => !endings.has(id))
  const people = await db.person.findMany({
    where: { id: { in: [...new Set(offers.map(({ producerId }) => producerId))] } },
  })
  const takings = (await openTakings(db, [listingId])).get(listingId) ?? []
  const personOf = (id: string) => people.find((person) => person.id === id)
  const compared = compare(offers, { listing, takings, budget: budget ?? null, viewer, personOf, now })
  return { title: listing.title, offers: compared }
}

/** At least those that `isInPlay` lets through, without all that ever expired. */
function stillInPlay(now: Date): Prisma.OfferWhereInput[] {
  const since = { gte: new Date(now.getTime() - offerLimits.negotiableDays * DAY_MS) }
  const ranOut = { OR: [{ releasedAt: since }, { releaseWantedAt: since }, { captureBefore: since }] }
  return [{ status: 'pending' }, { status: 'expired', OR: [{ updatedAt: since }, { holds: { some: ranOut } }] }]
}
