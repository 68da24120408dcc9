import type { PlatformAnalytics } from '@storyright/contracts/http'
import { listingRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import { figureId, figureRows } from './figure-rows.ts'
import { monthsOf, type Range } from './range.ts'
import { countsOf, sumWithin } from './series.ts'
import { topN } from './top-n.ts'

const COUNT = 20

interface Asked {
  generation: number
  range: Range
  days: readonly string[]
}

/** The listings that were viewed most, and what else came of them. */
export async function topListings(
  db: Database,
  { generation, range, days }: Asked,
): Promise<PlatformAnalytics['topListings']> {
  const viewed = await topN(db, { generation: 0, series: 'listing.views', range, count: COUNT })
  const ids = viewed.map(({ of }) => of)
  const places = ids.flatMap((of) =>
    ['listing.favourites', 'listing.offers'].flatMap((series) =>
      monthsOf(range).map((month) => figureId({ generation, series, of, month })),
    ),
  )
  const [others, listings] = await Promise.all([
    figureRows
      .of(db)
      .find({ _id: { $in: places } })
      .toArray(),
    listingRows
      .of(db)
      .find({ _id: { $in: ids } })
      .toArray(),
  ])
  const byId = new Map(listings.map(({ _id, listing }) => [_id, listing]))
  const sum = (wanted: string, listingId: string) =>
    sumWithin(
      others.filter(({ series, of }) => series === wanted && of === listingId),
      range,
    )
  return viewed.flatMap(({ of: listingId, sum: views, months }) => {
    const listing = byId.get(listingId)
    if (!listing) return []
    const counts = countsOf(months, days)
    return {
      listingId,
      title: listing.title,
      author: listing.author,
      medium: listing.medium,
      views,
      favourites: sum('listing.favourites', listingId),
      offers: sum('listing.offers', listingId),
      series: days.map((date, place) => ({ date, count: counts[place]! })),
    }
  })
}
