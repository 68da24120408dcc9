import type { BackTest, CalibrationRow } from '../backtest-result.ts'

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

export interface Correlation {
  /** From −1 (the wrong way round) by 0 (no better than a guess) to 1 (the right order). */
  value: number
  /** Where 95 of 100 resamples of the same films lie. */
  low: number
  high: number
}

/** How well one way to predict orders films by gross ÷ budget. */
export interface Prediction {
  says: string
  /** Films that it covers. */
  n: number
  correlation: Correlation
}

/** A correlation with two decimals, as it is shown. */
export const decimals = (value: number) =>
  value
    .toFixed(2)
    .replace(/^-(0\.00)$/, '$1')
    .replace('-', '−')

const strength = ({ value }: Correlation) => {
  const size = Math.abs(value)
  if (size < 0.2) return 'very weakly'
  if (size < 0.4) return 'weakly'
  return size < 0.6 ? 'moderately' : 'strongly'
}

/** What a correlation means, in plain words, whatever it is. */
export function verdictOf({ says, n, correlation }: Prediction): string {
  const { value, low, high } = correlation
  const figures = `${decimals(value)} over ${n} films (95% interval ${decimals(low)} to ${decimals(high)}; 0 is a guess, 1 the right order)`
  if (low <= 0 && high >= 0)
    return `${says}: does not predict returns. Rank correlation with gross ÷ budget ${figures}.`
  const direction = value > 0 ? 'goes with returns' : 'goes against returns'
  return `${says}: ${direction}, ${strength(correlation)}. Rank correlation with gross ÷ budget ${figures}.`
}
