import type { Enrichments } from '@storyright/contracts/http'
import { commercialIndicators, type Volume } from '@storyright/matching'

/** What the book says of itself that a listing may show or take over. */
export function bookFigures([volume]: Volume[]): Enrichments['books'] {
  if (!volume) return null
  const { averageRating, pageCount, publisher, publishedDate, ratingsCount, categories, thumbnail, isbn } = volume
  return {
    ...{ averageRating, pageCount, publisher, publishedDate, ratingsCount, categories, thumbnail, isbn },
    commercialIndicators: commercialIndicators(volume),
  }
}
