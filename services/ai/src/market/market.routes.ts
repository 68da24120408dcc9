import { type Market, platformAnalyticsCalls } from '@storyright/contracts/http'
import { listingRows } from '@storyright/read-models'
import { serve } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { dayOf } from '../analytics/metric-delta.ts'
import { type Range, rangeOf } from '../analytics/range.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type Bid, median } from './cell.ts'
import { readBids } from './read-bids.ts'
import { readMarket, usualRange } from './read-market.ts'
import { rememberFor } from './remember-for.ts'

const REMEMBERED_MS = 5 * 60_000
const REMEMBERED = 24

export function marketRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const remember = rememberFor<Omit<Market, 'mine'>>({ ms: REMEMBERED_MS, most: REMEMBERED, clock })

  serve(app, platformAnalyticsCalls.market, async ({ viewer, query }) => {
    const today = dayOf(clock())
    const asked = rangeOf(query.from || query.to ? query : usualRange(today), clock())
    const months = `${asked.from.slice(0, 7)} ${asked.to.slice(0, 7)} ${today}`
    const market = await remember(months, () => readMarket(db, asked, today))
    return { ...market, mine: await readOwn(db, viewer.id, market) }
  })
}

const medianOf = (values: number[]): number | null => (values.length === 0 ? null : Math.round(median(values)))
const priceOf = (bids: Bid[]) => medianOf(bids.map(({ price }) => price))

/** A producer's own offers of the same months: of these they may know everything. */
async function readOwn(db: Database, producerId: string, range: Range): Promise<Market['mine']> {
  const bids = await readBids(db, range, producerId)
  const listings = await listingRows
    .of(db)
    .find({ _id: { $in: bids.map(({ listingId }) => listingId) } })
    .project<{ _id: string; listing: { genre: string | null } }>({ 'listing.genre': 1 })
    .toArray()
  const genreOf = new Map(listings.map(({ _id, listing }) => [_id, listing.genre ?? 'Other']))
  const byGenre = Map.groupBy(bids, ({ listingId }) => genreOf.get(listingId) ?? 'Other')
  return {
    offers: bids.length,
    accepted: bids.filter(({ isAccepted }) => isAccepted).length,
    offerMedian: priceOf(bids),
    hoursToAnswer: medianOf(bids.flatMap(({ hoursToAnswer }) => hoursToAnswer ?? [])),
    byGenre: [...byGenre]
      .map(([genre, of]) => ({ genre, offers: of.length, offerMedian: priceOf(of) }))
      .toSorted((one, other) => other.offers - one.offers || (one.genre < other.genre ? -1 : 1)),
  }
}
