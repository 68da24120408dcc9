import { aiScore, genreScore, lengthBonus, mediumScore, viabilityScore } from '@storyright/scoring'
import { type Film, films, multipleOf } from '../films.ts'
import { nearestFilms } from '../nearest-films.ts'
import { quantile } from './calibration.ts'
import type { Outcome } from './rank-correlation.ts'

/** Says something of a film from what was known before its release, or `undefined`. */
type Predictor = (film: Film) => number | undefined

const pagesUnknown = null

/** The product's own rules, without a model. `tags` may raise the genre score, as a listing's do. */
const viabilityOf = ({ genres, medium }: Film, tags: readonly string[]) =>
  viabilityScore({
    genre: genreScore(genres[0] ?? null, [...genres.slice(1), ...tags]),
    medium: mediumScore(medium),
    lengthBonus: lengthBonus(medium, pagesUnknown),
    ai: aiScore(null),
  })

/** With the genres of the file that we began with: whoever gave them did not know this score. */
export const byScore: Predictor = (film) => viabilityOf(film, [])
/** With our own tags besides, given by people who may have known how the film fared. */
export const byScoreWithTags: Predictor = (film) => viabilityOf(film, film.tags)

const compared = 10

/** The middle multiple of the ten most comparable films of earlier years; none without ten. */
const comparablesOf = ({ medium, genres, rating: contentRating, author, year }: Film, tags: readonly string[]) => {
  const nearest = nearestFilms({ medium, genres, tags, contentRating, author, year }, compared)
  if (nearest.length < compared) return undefined
  return quantile(
    nearest.map(({ multiple }) => multiple),
    0.5,
  )
}

export const byComparables: Predictor = (film) => comparablesOf(film, film.tags)
export const byComparablesWithoutTags: Predictor = (film) => comparablesOf(film, [])

/** What was predicted of each film whose multiple is known, and what came of it. */
export const outcomesOf = (predict: Predictor): (Outcome & { film: Film })[] =>
  films.flatMap((film) => {
    const multiple = multipleOf(film)
    const predicted = multiple === null ? undefined : predict(film)
    return multiple === null || predicted === undefined ? [] : [{ film, predicted, multiple }]
  })
