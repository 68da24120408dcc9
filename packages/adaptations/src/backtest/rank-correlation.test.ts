import fc from 'fast-check'
import { rankCorrelation } from './rank-correlation.ts'

const options = { resamples: 200, seed: 7 }
const correlate = (...pairs: [number, number][]) =>
  rankCorrelation(
    pairs.map(([predicted, multiple]) => ({ predicted, multiple })),
    options,
  )

/** The textbook's way: middle ranks by counting, then Pearson. */
function naive(pairs: readonly (readonly [number, number])[]): number {
  const rank = (values: number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length
      return below + (values.filter((other) => other === value).length + 1) / 2
    })
  const [one, other] = [rank(pairs.map(([x]) => x)), rank(pairs.map(([, y]) => y))]
  const mean = (pairs.length + 1) / 2
  const sum = (of: (at: number) => number) => pairs.reduce((total, _pair, at) => total + of(at), 0)
  const spread = Math.sqrt(sum((at) => (one[at]! - mean) ** 2) * sum((at) => (other[at]! - mean) ** 2))
  return spread === 0 ? 0 : sum((at) => (one[at]! - mean) * (other[at]! - mean)) / spread
}

describe('the rank correlation', () => {
  it('is 1 for the same order, −1 for the reverse, 0 without any difference', () => {
    expect(correlate([1, 10], [2, 100], [3, 1000]).value).toBe(1)
    expect(correlate([1, 3], [2, 2], [3, 1]).value).toBe(-1)
    expect(correlate([1, 3], [1, 2], [1, 1]).value).toBe(0)
  })

  it('gives ties their middle rank, as the textbook does', () => {
    const pairs = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 2, maxLength: 40 })
    fc.assert(fc.property(pairs, (drawn) => expect(correlate(...drawn).value).toBeCloseTo(naive(drawn), 2)))
  })

  it('has an interval around it, narrower with more films, the same every time', () => {
    const some = (count: number) =>
      correlate(...Array.from({ length: count }, (_, at): [number, number] => [at % 7, (at * 13) % 11]))
    const [few, many] = [some(30), some(600)]
    for (const { value, low, high } of [few, many]) expect(low <= value && value <= high).toBe(true)
    expect(many.high - many.low).toBeLessThan(few.high - few.low)
    expect(some(30)).toEqual(few)
  })
})
