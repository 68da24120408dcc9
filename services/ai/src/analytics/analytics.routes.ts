import { type PlatformAnalytics, platformAnalyticsCalls } from '@storyright/contracts/http'
import { csvLine } from '@storyright/contracts/vocabulary'
import { csvFile, serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { agentTrends } from './agent-trends.ts'
import { platformAnalytics } from './platform-analytics.ts'
import { rangeOf } from './range.ts'
import { sumOf } from './series.ts'

const { platformAnalytics: asJson, platformAnalyticsCsv: asCsv, agentTrends: ofAgent } = platformAnalyticsCalls

const TRENDS_YEARS = 1

export function analyticsRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  serve(app, asJson, ({ query }) => platformAnalytics(db, rangeOf(query, clock())))

  serve(app, asCsv, async ({ query, reply }) => {
    const figures = await platformAnalytics(db, rangeOf(query, clock()))
    return csvFile(reply, fileNameOf(figures), analyticsCsv(figures))
  })

  serve(app, ofAgent, ({ viewer, query: { listingId, ...days } }) =>
    agentTrends(db, { agentId: viewer.id, listingId, range: rangeOf(days, clock(), TRENDS_YEARS) }),
  )
}

interface Column {
  heading: string
  /** Nothing where a day has no such figure. */
  values: readonly number[] | null
  /** The last line's value. */
  total: number
}

/** A line of headings, one for each day and one of totals: sums, or what there was at the end where a sum means nothing. Every figure of the page is there; of those that no day has of its own the total alone. */
function* analyticsCsv(figures: PlatformAnalytics): Generator<string> {
  const columns = columnsOf(figures)
  yield csvLine(['Date', ...columns.map(({ heading }) => heading)])
  for (const [place, { date }] of figures.views.series.entries())
    yield csvLine([date, ...columns.map(({ values }) => values?.[place] ?? '')])
  yield csvLine(['Total', ...columns.map(({ total }) => total)])
}

const fileNameOf = ({ from, to }: Pick<PlatformAnalytics, 'from' | 'to'>) => `storyright-analytics-${from}-to-${to}.csv`

function columnsOf({
  users,
  listings,
  offers,
  money,
  views,
  favourites,
  topListings,
  searchesWithoutResult,
}: PlatformAnalytics) {
  const column = <Day extends object>(
    heading: string,
    series: readonly Day[],
    name: keyof Day,
    isLevel = false,
  ): Column => {
    const values = series.map((day) => day[name] as number)
    return { heading, values, total: isLevel ? (values.at(-1) ?? 0) : sumOf(values) }
  }
  const level = <Day extends object>(heading: string, series: readonly Day[], name: keyof Day) =>
    column(heading, series, name, true)
  const whole = (heading: string, total: number): Column => ({ heading, values: null, total })
  const each = (heading: string, totals: Readonly<Record<string, number>>) =>
    Object.entries(totals).map(([name, total]) => whole(`${heading}: ${name}`, total))
  return [
    column('Users registered', users.series, 'registered'),
    level('Users', users.series, 'total'),
    level('Premium members', users.series, 'premium'),
    level('Producers', users.series, 'producers'),
    level('Agents', users.series, 'agents'),
    ...each('Role', users.byRole),
    ...each('Plan', users.byTier),
    column('Listings created', listings.series, 'created'),
    level('Listings', listings.series, 'total'),
    level('Available', listings.series, 'available'),
    level('Optioned', listings.series, 'optioned'),
    level('Sold', listings.series, 'sold'),
    ...each('Medium', listings.byMedium),
    column('Offers created', offers.series, 'created'),
    column('Offers held', offers.series, 'held'),
    column('Offers accepted', offers.series, 'accepted'),
    column('Offers rejected', offers.series, 'rejected'),
    column('Offers cancelled', offers.series, 'cancelled'),
    column('Offers expired', offers.series, 'expired'),
    column('£ held', money.series, 'held'),
    column('£ captured', money.series, 'captured'),
    column('£ released', money.series, 'released'),
    column('Views', views.series, 'count'),
    column('Favourites', favourites.series, 'count'),
    whole('Favourites removed', favourites.removed),
    ...topListings.flatMap(({ title, series, favourites: kept, offers: made }) => [
      column(`Views: ${title}`, series, 'count'),
      whole(`Favourites: ${title}`, kept),
      whole(`Offers: ${title}`, made),
    ]),
    ...searchesWithoutResult.map(({ term, series }) => column(`Found nothing: ${term}`, series, 'count')),
  ]
}
