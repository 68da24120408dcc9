import type { MarketPresence } from '@storyright/contracts/vocabulary'
import { enoughRatings, type Steps, stepAt } from '@storyright/scoring'
import type { Volume } from '../shapes.ts'

/** Popularity of a book: how many have rated it, and how well once enough have; 70 + 30. */
export const bookTables = {
  ratings: [
    { from: 10_000, is: 70 },
    { from: 1_000, is: 58 },
    { from: 250, is: 45 },
    { from: 50, is: 30 },
    { from: 10, is: 18 },
    { from: 1, is: 6 },
    { from: 0, is: 0 },
  ],
  average: [
    { from: 4.5, is: 30 },
    { from: 4, is: 24 },
    { from: 3.5, is: 16 },
    { from: 3, is: 8 },
    { from: 0, is: 0 },
  ],
} satisfies Record<string, Steps<number>>

/** Many ratings are a high presence; some, or an edition in the trade, a medium one. */
export const presenceFrom = { high: 1_000, medium: 50 } as const

/** Market indicators of a matched book. */
export function commercialIndicators(volume: Volume) {
  const ratings = volume.ratingsCount ?? 0
  const average = ratings >= enoughRatings ? (volume.averageRating ?? 0) : 0
  return {
    marketPresence: presenceOf(volume, ratings),
    hasCommercialSales: volume.isForSale === true || (isInTheTrade(volume) && ratings > 0),
    popularityScore: stepAt(bookTables.ratings, ratings) + stepAt(bookTables.average, average),
  }
}

function presenceOf(volume: Volume, ratings: number): MarketPresence {
  if (ratings >= presenceFrom.high) return 'high'
  return ratings >= presenceFrom.medium || (isInTheTrade(volume) && volume.isForSale === true) ? 'medium' : 'low'
}

const selfPublished =
  /independently published|self[- ]?published|createspace|lulu|smashwords|kindle direct|authorhouse|xlibris|blurb/i

/** A publisher brought it out with an ISBN; what an author prints alone is not in the trade. */
const isInTheTrade = ({ isbns, publisher }: Volume) =>
  isbns.length > 0 && Boolean(publisher) && !selfPublished.test(publisher!.slice(0, 200))
