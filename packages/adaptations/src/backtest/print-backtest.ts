import type { BackTest, CalibrationRow } from '../backtest-result.ts'
import { decimals, verdictOf } from './verdict.ts'

/** The result as a page of text. */
export function printBacktest({ data, resamples, baseline, score, comparables, range, variants }: BackTest): string {
  return [
    `${data.withMultiple} of ${data.films} film adaptations, ${data.firstYear} to ${data.lastYear}, have a budget and a gross (figures of ${data.figuresOf}).`,
    `Of ${data.domesticOnly} the gross outside the United States is not known. Intervals from ${resamples} resamples.`,
    '',
    verdictOf(score),
    ...rows([...score.bands, ...score.fifths, baseline]),
    '',
    verdictOf(comparables),
    ...rows([...comparables.fifths, baseline]),
    '',
    `${range.says}: an 80% range calibrated on ${range.calibratedOn} films before ${range.since} covers ${(range.coverage * 100).toFixed(1)}% of ${range.heldOut} films since. ` +
      `Rank correlation of its middle ${decimals(range.correlation.value)} (95% interval ${decimals(range.correlation.low)} to ${decimals(range.correlation.high)}).`,
    '',
    ...variants.map(verdictOf),
  ].join('\n')
}

const rows = (calibration: readonly CalibrationRow[]) => [
  line('', 'films', 'from', 'to', 'median ×', 'middle half', 'twice the budget'),
  ...calibration.map(({ label, n, from, to, medianMultiple, middleHalf, earnedTwice }) =>
    line(
      label,
      n,
      from ?? '–',
      to ?? '–',
      medianMultiple ?? '–',
      middleHalf ? `${middleHalf.low} to ${middleHalf.high}` : '–',
      earnedTwice === null ? '–' : `${Math.round(earnedTwice * 100)}%`,
    ),
  ),
]

const line = (label: string, ...cells: (string | number)[]) =>
  `  ${label.padEnd(14)}${cells.map((cell) => String(cell).padStart(17)).join('')}`
