import { type ComparedOffer, compareOffersCalls as calls, type OfferRound } from '@storyright/contracts/http'
import { csvLine, dealTerms, wholePounds } from '@storyright/contracts/vocabulary'
import { type CsvColumn, csvFile, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { compareOffers } from './compare-offers.ts'

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
