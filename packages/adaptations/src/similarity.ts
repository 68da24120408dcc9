/**
 * How like a listing a film is, from 0 to 100:
 *
 *   the same medium                                                             25
 *   genres: 35 × twice the shared ones ÷ those of both together          up to  35
 *   themes that both name                        one 10, two 15, three or more  20
 *   the same audience by rating                       10, the next to it 5, else 0
 *   the same author                                                             10
 *
 * What is not known adds nothing. A film below 20 is no comparable.
 */
const points = { medium: 25, genres: 35, themes: [0, 10, 15, 20], audience: [10, 5], author: 10 }
export const leastSimilarity = 20

/** What a listing and a film have in common. */
export interface Likeness {
  isSameMedium: boolean
  sharedGenres: number
  /** Of both together, shared ones twice. */
  genres: number
  sharedThemes: number
  /** How far apart the audiences are; `null` where either is not known. */
  audienceSteps: number | null
  isSameAuthor: boolean
}

export function similarityOf(likeness: Likeness): number {
  const { sharedGenres, genres, sharedThemes, audienceSteps } = likeness
  return Math.round(
    (likeness.isSameMedium ? points.medium : 0) +
      (genres === 0 ? 0 : (points.genres * 2 * sharedGenres) / genres) +
      points.themes[Math.min(sharedThemes, points.themes.length - 1)]! +
      (audienceSteps === null ? 0 : (points.audience[audienceSteps] ?? 0)) +
      (likeness.isSameAuthor ? points.author : 0),
  )
}

/** Film and television ratings by audience, from everybody to adults only. */
const audiences = [['G', 'TV-Y', 'TV-Y7', 'TV-G'], ['PG', 'TV-PG'], ['PG-13', 'TV-14'], ['R', 'TV-MA'], ['NC-17']]

export function audienceOf(rating: string | null): number | null {
  const audience = audiences.findIndex((ratings) => rating !== null && ratings.includes(rating))
  return audience < 0 ? null : audience
}
