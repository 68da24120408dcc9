import { verdictOf } from './print-backtest.ts'

const verdict = (value: number, low: number, high: number) =>
  verdictOf({ says: 'The score', n: 923, correlation: { value, low, high } })

describe('the verdict', () => {
  it('says that a correlation which may be 0 predicts nothing', () =>
    expect(verdict(0.027, -0.041, 0.09)).toBe(
      'The score: does not predict returns. Rank correlation with gross ÷ budget 0.03 over 923 films (95% interval −0.04 to 0.09; 0 is a guess, 1 the right order).',
    ))

  it.each([
    [0.1, 'goes with returns, very weakly'],
    [0.3, 'goes with returns, weakly'],
    [0.5, 'goes with returns, moderately'],
    [0.7, 'goes with returns, strongly'],
    [-0.3, 'goes against returns, weakly'],
  ])('says of %s that it %s', (value, words) => expect(verdict(value, value - 0.01, value + 0.01)).toContain(words))
})
