import { backTest } from './backtest-result.ts'
import { comparedWith, rangeOf } from './returned-range.ts'

describe('the range of what films like a listing returned', () => {
  it('holds 75 to 85 of a hundred later films that had no part in its calibration', () => {
    const { coverage, heldOut, calibratedOn } = backTest.range
    expect(coverage).toBeGreaterThanOrEqual(0.75)
    expect(coverage).toBeLessThanOrEqual(0.85)
    expect(Math.min(heldOut, calibratedOn)).toBeGreaterThan(300)
  })

  it('leaves the same share out at each end', () =>
    expect(rangeOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.1)).toEqual({ low: 2, middle: 6, high: 10 }))

  it('is of forty films, and says nothing where fewer are like it', () => {
    const crime = { medium: 'book', genres: ['Crime'], tags: [], contentRating: 'R' } as const
    expect(comparedWith(crime).returned).toMatchObject({ films: 40, test: { since: 2003 } })
    expect(comparedWith({ ...crime, medium: 'podcast', genres: ['Poetry'], contentRating: null }).returned).toBeNull()
  })
})
