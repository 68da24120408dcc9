import { createHash } from 'node:crypto'
import { aiScore, genreScore, lengthBonus, mediumScore, viabilityScore } from '@storyright/scoring'
import type { BackTest, Prediction } from '../backtest-result.ts'
import { type Film, films, multipleOf } from '../films.ts'
import { nearestFilms } from '../nearest-films.ts'
import { calibrateRange } from './calibrate-range.ts'
import { bandRows, fifthRows, quantile, rowOf } from './calibration.ts'
import { type Outcome, rankCorrelation } from './rank-correlation.ts'

const resamples = 2_000
const seed = 2_010

/** The file has mostly the successful ones of older films, so age alone looks like skill. */
const evenlyKeptSince = 1995

const prediction = (says: string, outcomes: readonly Outcome[]): Prediction => ({
  says,
  n: outcomes.length,
  correlation: rankCorrelation(outcomes, { resamples, seed }),
})

/** Rules only, nothing tuned: the same films and rules always give the same figures. */
export function runBacktest(): BackTest {
  const scored = films.filter((film) => multipleOf(film) !== null)
  const years = scored.map(({ year }) => year)
  const byScores = outcomesOf(byScore)
  const byNearest = outcomesOf(byComparables)
  return {
    data: {
      films: films.length,
      withMultiple: scored.length,
      domesticOnly: scored.filter((film) => film.isGrossDomestic).length,
      firstYear: Math.min(...years),
      lastYear: Math.max(...years),
      figuresOf: 'September 2010',
      hash: createHash('sha256').update(JSON.stringify(films)).digest('hex'),
    },
    resamples,
    baseline: { ...rowOf('All films', byScores), from: null, to: null },
    score: {
      ...prediction('Viability score, by the rules alone', byScores),
      bands: bandRows(byScores),
      fifths: fifthRows(byScores),
    },
    comparables: {
      ...prediction('Median multiple of the ten most comparable films of earlier years', byNearest),
      fifths: fifthRows(byNearest),
    },
    range: calibrateRange({ resamples, seed }),
    variants: [
      prediction(
        'Viability score, first films of a series only',
        byScores.filter(({ film }) => !film.isSequel),
      ),
      prediction(
        'Viability score, films with a known gross abroad only',
        byScores.filter(({ film }) => !film.isGrossDomestic),
      ),
      prediction('Viability score, with our own tags besides the genres', outcomesOf(byScoreWithTags)),
      prediction(
        'Comparables, first films of a series only',
        byNearest.filter(({ film }) => !film.isSequel),
      ),
      prediction(
        `Comparables, films of ${evenlyKeptSince} and later only`,
        byNearest.filter(({ film }) => film.year >= evenlyKeptSince),
      ),
      prediction('Comparables, chosen without our own tags', outcomesOf(byComparablesWithoutTags)),
    ],
  }
}

/** Predicts from what was known before a film's release, or `undefined`. */
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

/** With the genres of the original file, whose authors did not know this score. */
export const byScore: Predictor = (film) => viabilityOf(film, [])
/** With our own tags as well, given by people who may have known the film's success. */
const byScoreWithTags: Predictor = (film) => viabilityOf(film, film.tags)

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
const byComparablesWithoutTags: Predictor = (film) => comparablesOf(film, [])

/** Predictions and outcomes of all films whose multiple is known. */
export const outcomesOf = (predict: Predictor): (Outcome & { film: Film })[] =>
  films.flatMap((film) => {
    const multiple = multipleOf(film)
    const predicted = multiple === null ? undefined : predict(film)
    return multiple === null || predicted === undefined ? [] : [{ film, predicted, multiple }]
  })
