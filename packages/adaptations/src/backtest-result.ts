import type { Prediction } from './backtest/print-backtest.ts'
import result from './backtest-result.json' with { type: 'json' }

export { type Correlation, type Prediction, verdictOf } from './backtest/print-backtest.ts'

/** Outcomes of the films with a similar prediction. */
export interface CalibrationRow {
  label: string
  n: number
  /** The lowest and the highest prediction among them; `null` where there is none. */
  from: number | null
  to: number | null
  medianMultiple: number | null
  /** A quarter of the films returned less than the low one, a quarter more than the high one. */
  middleHalf: { low: number; high: number } | null
  /** The share that grossed at least twice the budget: by a rule of thumb, where a film has earned its costs. */
  earnedTwice: number | null
}

export interface BackTest {
  data: {
    films: number
    /** With budget and gross known, so that there is something to compare with. */
    withMultiple: number
    /** Of these, films whose gross outside the United States is not known. */
    domesticOnly: number
    firstYear: number
    lastYear: number
    figuresOf: string
    /** SHA-256 of the films as they were scored. */
    hash: string
  }
  resamples: number
  /** All films, whatever the prediction: the result of guessing. */
  baseline: CalibrationRow
  score: Prediction & { bands: CalibrationRow[]; fifths: CalibrationRow[] }
  comparables: Prediction & { fifths: CalibrationRow[] }
  range: CalibratedRange
  /** Both again, for part of the films or with more or fewer details. */
  variants: Prediction[]
}

/** How well an 80 % range of what a film returns held on films of later years than it was calibrated on. */
export interface CalibratedRange extends Pick<Prediction, 'says' | 'correlation'> {
  /** How many films a range is made of. */
  films: number
  /** Films of this year and later were held out. */
  since: number
  calibratedOn: number
  heldOut: number
  /** The share of the films that is left out at each end. */
  tail: number
  /** The share of the held-out films that lie inside. */
  coverage: number
}

/** What `npm run backtest` found. */
export const backTest: BackTest = result
