import { measure, ndcgOf } from './measure.ts'

const liked = new Set(['a', 'b'])

describe('the measures', () => {
  it.each([
    [['a', 'b', 'x'], 1],
    [['x', 'y'], 0],
    [['a', 'x', 'b'], (1 + 1 / 2) / (1 + 1 / Math.log2(3))],
    [[...'1234567890', 'a'], 0],
  ])('give %j %p', (listingIds, ndcg) => expect(ndcgOf({ listingIds, liked })).toBeCloseTo(ndcg))

  it('count how much was shown, and how surprising it is', () => {
    const seen = new Map([['a', 6]])
    const figures = measure(
      [
        { listingIds: ['a'], liked },
        { listingIds: ['b'], liked },
      ],
      seen,
      2,
    )
    expect(figures.coverage).toBe(1)
    expect(figures.novelty).toBeCloseTo((-Math.log2(7 / 8) - Math.log2(1 / 8)) / 2)
  })

  it('count how much goes to the most shown hundredth, and to what nobody has touched', () => {
    const shown = ['a', 'a', 'a', 'b', 'c'].map((id) => ({ listingIds: [id], liked }))
    const figures = measure(shown, new Map([['a', 6]]), 100)
    expect(figures.topShare).toBeCloseTo(3 / 5)
    expect(figures.untouchedShare).toBeCloseTo(2 / 5)
  })
})
