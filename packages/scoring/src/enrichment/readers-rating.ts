/** An average of fewer ratings means nothing. */
export const enoughRatings = 5

/** What readers gave a book, of five. */
export interface ReadersRating {
  average: number
  count: number
}

/** The rating in what a listing shows of its book; nothing where too few have rated it. */
export function readersRating(mediumDetails: string | null): ReadersRating | null {
  const { averageRating: average, ratingsCount: count } = parsed(mediumDetails)
  const isRating = typeof average === 'number' && average >= 1 && average <= 5
  return isRating && typeof count === 'number' && count >= enoughRatings ? { average, count } : null
}

function parsed(text: string | null): { averageRating?: unknown; ratingsCount?: unknown } {
  try {
    return Object(JSON.parse(text ?? 'null'))
  } catch {
    return {} // an older form of it
  }
}
