import { createHash } from 'node:crypto'
import type { BackTest, Prediction } from '../backtest-result.ts'
import { films, multipleOf } from '../films.ts'
import { calibrateRange } from './calibrate-range.ts'
import { bandRows, fifthRows, rowOf } from './calibration.ts'
import { byComparables, byComparablesWithoutTags, byScore, byScoreWithTags, outcomesOf } from './predictors.ts'
import { type Outcome, rankCorrelation } from './rank-correlation.ts'

const resamples = 2_000
const seed = 2_010

/** Of older films mostly the successful ones are in the file, so that age alone looks like skill. */
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
