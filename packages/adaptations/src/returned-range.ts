import { quantile } from './backtest/calibration.ts'
import { backTest } from './backtest-result.ts'
import { type NearestFilm, nearestFilms } from './nearest-films.ts'
import type { FilmFeatures } from './traits.ts'

/** How many films a range is made of: with fewer there is no range. */
export const filmsInRange = 40

/** What films like a listing returned, as gross ÷ budget. */
export interface ReturnedRange {
  films: number
  /** Eight in ten lie between the low and the high one. */
  low: number
  middle: number
  high: number
  /** How the same range did on films that it was not calibrated on. */
  test: { films: number; since: number; coverage: number; correlation: number }
}

/**
 * The nearest films of a listing, and the range of what the nearest forty returned; `null` where there are not as many. The range goes by
 * what they share alone, as it was calibrated: no model takes part in it.
 */
export function comparedWith(features: FilmFeatures): { nearest: NearestFilm[]; returned: ReturnedRange | null } {
  const alike = nearestFilms({ ...features, meaning: null }, filmsInRange)
  const nearest = features.meaning ? nearestFilms(features, filmsInRange) : alike
  if (alike.length < filmsInRange) return { nearest, returned: null }
  const { tail, heldOut, since, coverage, correlation } = backTest.range
  const { low, middle, high } = rangeOf(
    alike.map(({ multiple }) => multiple),
    tail,
  )
  const test = { films: heldOut, since, coverage, correlation: correlation.value }
  return { nearest, returned: { films: filmsInRange, low, middle, high, test } }
}

/** Between the share `tail` from below and from above. */
export function rangeOf(multiples: readonly number[], tail: number) {
  return {
    low: hundredths(quantile(multiples, tail)),
    middle: hundredths(quantile(multiples, 0.5)),
    high: hundredths(quantile(multiples, 1 - tail)),
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100
