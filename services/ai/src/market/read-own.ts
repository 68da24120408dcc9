import type { Market } from '@storyright/contracts/http'
import { listingRows } from '@storyright/read-models'
import type { Range } from '../analytics/range.ts'
import type { Database } from '../database.ts'
import { type Bid, median } from './cell.ts'
import { readBids } from './read-bids.ts'

const medianOf = (values: number[]): number | null => (values.length === 0 ? null : Math.round(median(values)))
const priceOf = (bids: Bid[]) => medianOf(bids.map(({ price }) => price))

/** A producer's own offers of the same months: of these they may know everything. */
export async function readOwn(db: Database, producerId: string, range: Range): Promise<Market['mine']> {
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
