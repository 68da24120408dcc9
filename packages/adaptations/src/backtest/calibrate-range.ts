import type { CalibratedRange } from '../backtest-result.ts'
import { type Film, films, multipleOf } from '../films.ts'
import { nearestFilms } from '../nearest-films.ts'
import { filmsInRange, rangeOf } from '../returned-range.ts'
import { rankCorrelation } from './rank-correlation.ts'

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
export function calibrateRange(how: { resamples: number; seed: number }): CalibratedRange {
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
