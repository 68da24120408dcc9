import { growthTable } from './growth-table.ts'

describe('the table of growth', () => {
  it('shows each kind of call at every size, and the largest as a multiple of the smallest', () => {
    const times = new Map([
      [
        'detail',
        [
          [1, 3, 2],
          [4, 4, 4],
          [10, 6, 8],
        ],
      ],
    ])
    expect(growthTable([1_296, 10_000, 100_000], times).split('\n')).toEqual([
      'ms      1,296  p95  10,000  p95  100,000   p95  largest ÷ smallest',
      'detail    2.0  3.0     4.0  4.0      8.0  10.0                4.00',
    ])
  })
})
