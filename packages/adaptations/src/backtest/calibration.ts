import { viabilityBand, viabilityBands, viabilityBandValues } from '@storyright/contracts/vocabulary'
import type { CalibrationRow } from '../backtest-result.ts'
import type { Outcome } from './rank-correlation.ts'

/** By viability band. */
export const bandRows = (outcomes: readonly Outcome[]): CalibrationRow[] =>
  viabilityBandValues.map((band) =>
    rowOf(
      viabilityBands[band].label,
      outcomes.filter(({ predicted }) => viabilityBand(predicted) === band),
    ),
  )

const fifths = ['Lowest fifth', 'Second fifth', 'Middle fifth', 'Fourth fifth', 'Highest fifth']

/** By fifths of the prediction. Equal predictions stay together, so that fifths of few different scores are uneven. */
export function fifthRows(outcomes: readonly Outcome[]): CalibrationRow[] {
  const sorted = outcomes.toSorted((one, other) => one.predicted - other.predicted)
  const fifthOf = (outcome: Outcome) => {
    const first = sorted.findIndex(({ predicted }) => predicted === outcome.predicted)
    const last = sorted.findLastIndex(({ predicted }) => predicted === outcome.predicted)
    return Math.floor((((first + last) / 2) * fifths.length) / sorted.length)
  }
  const groups = Map.groupBy(sorted, fifthOf)
  return fifths.map((label, fifth) => rowOf(label, groups.get(fifth) ?? []))
}

export function rowOf(label: string, outcomes: readonly Outcome[]): CalibrationRow {
  const n = outcomes.length
  if (n === 0) return { label, n, from: null, to: null, medianMultiple: null, middleHalf: null, earnedTwice: null }
  const multiples = outcomes.map(({ multiple }) => multiple)
  const predicted = outcomes.map((outcome) => outcome.predicted)
  return {
    label,
    n,
    from: hundredths(Math.min(...predicted)),
    to: hundredths(Math.max(...predicted)),
    medianMultiple: hundredths(quantile(multiples, 0.5)),
    middleHalf: { low: hundredths(quantile(multiples, 0.25)), high: hundredths(quantile(multiples, 0.75)) },
    earnedTwice: hundredths(multiples.filter((multiple) => multiple >= 2).length / n),
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The value below which a share of the others lies, between two of them in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]!
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1)
}
