import type { BookEnrichment } from '@storyright/contracts/http'
import type { MarketPresence } from '@storyright/contracts/vocabulary'
import type { TakeoverFlags } from './books.api.ts'

interface Rated {
  averageRating: number | null
  ratingsCount: number | null
}
/** `4.1 of 5, 12 ratings` */
export function ratingWords({ averageRating, ratingsCount }: Rated) {
  if (averageRating === null) return null
  const count = ratingsCount ?? 0
  return `${averageRating.toLocaleString('en-GB')} of 5, ${count.toLocaleString('en-GB')} ${count === 1 ? 'rating' : 'ratings'}`
}

export const presenceLabels: Record<MarketPresence, string> = { high: 'High', medium: 'Medium', low: 'Low' }

export type Suggestion = BookEnrichment['suggestions'][number]
type Field = Suggestion['field']

export const fieldLabels: Record<Field, string> = {
  coverImageUrl: 'Cover image',
  pageCount: 'Page count',
  genre: 'Genre',
  mediumDetails: 'Ratings and market',
}
export const flagOf: Record<Field, keyof TakeoverFlags> = {
  coverImageUrl: 'updateCoverImage',
  pageCount: 'updatePageCount',
  genre: 'updateGenre',
  mediumDetails: 'addMetadata',
}

interface Details extends Rated {
  publishedDate: string | null
  commercialIndicators: { marketPresence: MarketPresence; hasCommercialSales: boolean }
}
/** What a listing shows of a book’s edition and ratings, in lines; nothing where it shows nothing. */
export function detailLines(json: unknown): string[] {
  if (typeof json !== 'string') return []
  const { publishedDate, commercialIndicators, ...rated } = JSON.parse(json) as Details
  const { marketPresence, hasCommercialSales } = commercialIndicators
  const lines = [
    publishedDate && `Published ${publishedDate}`,
    ratingWords(rated),
    `Market presence ${presenceLabels[marketPresence].toLowerCase()}`,
    hasCommercialSales ? 'On sale' : 'Not known to be on sale',
  ]
  return lines.filter((line): line is string => Boolean(line))
}
