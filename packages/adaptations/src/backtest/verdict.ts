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
