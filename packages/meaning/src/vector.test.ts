import fc from 'fast-check'
import { cosineOf, differingSigns, dimensions, meanOfTokens, quantised, signsOf } from './vector.ts'

const numbers = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: dimensions, maxLength: dimensions })

describe('a vector', () => {
  it('is the mean of its tokens', () => {
    const tokens = new Float32Array(2 * dimensions)
    tokens.set([1, 0, 3], 0)
    tokens.set([3, 0, 1], dimensions)
    expect([...meanOfTokens(tokens, 2).slice(0, 4)]).toEqual([2, 0, 2, 0])
  })

  it('keeps its direction in bytes, the largest number as 127', () => {
    expect([...quantised([0.5, -0.25, 0])]).toEqual([127, -63, 0])
    fc.assert(
      fc.property(numbers, (values) => {
        const length = Math.hypot(...values)
        fc.pre(length > 0.1)
        const bytes = quantised(values)
        const same = values.reduce((sum, value, at) => sum + value * bytes[at]!, 0) / length / Math.hypot(...bytes)
        expect(same).toBeGreaterThan(0.99)
      }),
    )
  })

  it('of nothing is as near to everything', () =>
    expect(cosineOf(new Int8Array(dimensions), quantised(Array(dimensions).fill(1)))).toBe(0))

  it('differs in as many signs as there are numbers on the other side of nought', () =>
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const [first, second] = [quantised(one), quantised(other)]
        const differing = [...first].filter((value, at) => value > 0 !== second[at]! > 0).length
        expect(differingSigns(signsOf(first), signsOf(second), 0)).toBe(differing)
      }),
    ))
})
