/**
 * How like a listing a film is, from 0 to 100:
 *
 *   the same medium                                                             25
 *   genres: 35 × twice the shared ones ÷ those of both together          up to  35
 *   themes that both name                        one 10, two 15, three or more  20
 *   the same audience by rating                       10, the next to it 5, else 0
 *   the same author                                                             10
 *
 * Where both have a vector, six tenths of that and up to 40 for how near they are in meaning. What is not known adds nothing. A film
 * below 20 is no comparable.
 */
const points = { medium: 25, genres: 35, themes: [0, 10, 15, 20], audience: [10, 5], author: 10 }
export const leastSimilarity = 20
const ofMeaning = 40
/** Cosines of any two texts are seldom below the first, those of similar texts seldom above the second. */
const meaningScale = { from: 0.1, to: 0.6 }
/** From here on the meaning by itself makes a film comparable, and is named among the reasons. */
export const nearMeaning = 0.35

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
  /** The cosine between their vectors; `null` where either has none. */
  nearness?: number | null
}

/** In whole points. */
export const similarityOf = (likeness: Likeness): number => Math.round(exactSimilarity(likeness))

/** The same with its fractions, to order by. */
export function exactSimilarity(likeness: Likeness): number {
  const { nearness = null } = likeness
  const shared = sharedPoints(likeness)
  if (nearness === null) return shared
  const { from, to } = meaningScale
  const meaning = Math.min(1, Math.max(0, (nearness - from) / (to - from)))
  return (shared * (100 - ofMeaning)) / 100 + meaning * ofMeaning
}

function sharedPoints(likeness: Likeness): number {
  const { sharedGenres, genres, sharedThemes, audienceSteps } = likeness
  return (
    (likeness.isSameMedium ? points.medium : 0) +
    (genres === 0 ? 0 : (points.genres * 2 * sharedGenres) / genres) +
    points.themes[Math.min(sharedThemes, points.themes.length - 1)]! +
    (audienceSteps === null ? 0 : (points.audience[audienceSteps] ?? 0)) +
    (likeness.isSameAuthor ? points.author : 0)
  )
}

/** Film and television ratings by audience, from everybody to adults only. */
const audiences = [['G', 'TV-Y', 'TV-Y7', 'TV-G'], ['PG', 'TV-PG'], ['PG-13', 'TV-14'], ['R', 'TV-MA'], ['NC-17']]

export function audienceOf(rating: string | null): number | null {
  const audience = audiences.findIndex((ratings) => rating !== null && ratings.includes(rating))
  return audience < 0 ? null : audience
}
