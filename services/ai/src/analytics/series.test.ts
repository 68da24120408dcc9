import { countsOf, levelsOf, sumWithin } from './series.ts'

const months = [
  { month: '2028-01', total: 4, days: { '05': 5, '31': -1 } },
  { month: '2028-02', total: 3, days: { '01': 1, '29': 2 } },
]

describe('a series', () => {
  it('has a count for every day, 0 where nothing was', () => {
    expect(countsOf(months, ['2028-01-31', '2028-02-01', '2028-02-02', '2028-02-29', '2028-03-01'])).toEqual([
      -1, 1, 0, 2, 0,
    ])
  })

  it('has levels that begin with all that came before', () => {
    expect(levelsOf(months, ['2028-01-04', '2028-01-05', '2028-01-06'])).toEqual([0, 5, 5])
    expect(levelsOf(months, ['2028-02-01', '2028-02-02'])).toEqual([5, 5])
    expect(levelsOf(months, ['2028-06-01'])).toEqual([7])
  })

  it('adds up within a range, parts of months included', () => {
    expect(sumWithin(months, { from: '2028-01-06', to: '2028-02-28' })).toBe(0)
    expect(sumWithin(months, { from: '2027-01-01', to: '2029-01-01' })).toBe(7)
    expect(sumWithin(months, { from: '2028-01-05', to: '2028-01-05' })).toBe(5)
  })
})
