import { createHash } from 'node:crypto'
import { aiScore, genreScore, lengthBonus, mediumScore, viabilityScore } from '@storyright/scoring'
import type { BackTest, CalibratedRange, Prediction } from '../backtest-result.ts'
import { type Film, films, multipleOf } from '../films.ts'
import { nearestFilms } from '../nearest-films.ts'
import { filmsInRange, rangeOf } from '../returned-range.ts'
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

/** Films from this year on have no part in the calibration. */
const since = 2003
const wanted = 0.8
/** Tails are tried in steps of half a hundredth. */
const steps = Array.from({ length: 60 }, (_none, step) => (60 - step) / 200)

interface Compared {
  year: number
  multiple: number
  like: number[]
}

/**
 * The tails at which eight in ten films before 2003 lie in the range of the forty most like them among films of earlier years, and
 * what the same tails cover of the films from 2003 on.
 */
function calibrateRange(how: { resamples: number; seed: number }): CalibratedRange {
  const compared = films.flatMap(comparedBefore)
  const [earlier, later] = [compared.filter(({ year }) => year < since), compared.filter(({ year }) => year >= since)]
  const tail = steps.find((step) => covered(earlier, step) >= wanted) ?? steps.at(-1)!
  return {
    says: 'What the forty most comparable films of earlier years returned',
    films: filmsInRange,
    since,
    calibratedOn: earlier.length,
    heldOut: later.length,
    tail,
    coverage: thousandths(covered(later, tail)),
    correlation: rankCorrelation(
      later.map(({ multiple, like }) => ({ predicted: rangeOf(like, tail).middle, multiple })),
      how,
    ),
  }
}

function comparedBefore(film: Film): Compared[] {
  const { medium, genres, tags, rating: contentRating, author, year } = film
  const multiple = multipleOf(film)
  const nearest = nearestFilms({ medium, genres, tags, contentRating, author, year }, filmsInRange)
  if (multiple === null || nearest.length < filmsInRange) return []
  return [{ year, multiple, like: nearest.map((one) => one.multiple) }]
}

function covered(compared: readonly Compared[], tail: number): number {
  const inside = compared.filter(({ multiple, like }) => {
    const { low, high } = rangeOf(like, tail)
    return multiple >= low && multiple <= high
  })
  return inside.length / compared.length
}

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000
