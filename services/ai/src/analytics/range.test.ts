import { addDays, daysOf, isWhole, lastDayOf, monthsOf, previousOf, rangeOf } from './range.ts'

const now = new Date('2028-03-01T00:30:00.000Z')

describe('the range of figures', () => {
  it('is the last 30 days where nothing is said, today in UTC included', () => {
    const range = rangeOf({}, now)
    expect(range).toEqual({ from: '2028-02-01', to: '2028-03-01' })
    expect(daysOf(range)).toHaveLength(30)
  })

  it('goes on to today from a day, and is 30 days up to one', () => {
    expect(rangeOf({ from: '2027-01-01' }, now)).toEqual({ from: '2027-01-01', to: '2028-03-01' })
    expect(rangeOf({ to: '2027-01-30' }, now)).toEqual({ from: '2027-01-01', to: '2027-01-30' })
  })

  it.each([
    { from: '2028-03-02' },
    { from: '2027-02-01', to: '2027-01-31' },
    { from: '1990-01-01' },
    { to: '0000-01-01' },
    { from: '9999-01-01', to: '9999-12-31' },
  ])('is refused when it ends before it begins, or is out of all time: %j', (asked) => {
    expect(() => rangeOf(asked, now)).toThrow(expect.objectContaining({ status: 400 }))
  })

  it('is compared with as many days before it, the leap day counted', () => {
    expect(previousOf({ from: '2028-03-01', to: '2028-03-01' })).toEqual({ from: '2028-02-29', to: '2028-02-29' })
    const before = previousOf({ from: '2028-03-01', to: '2028-03-30' })
    expect(before).toEqual({ from: '2028-01-31', to: '2028-02-29' })
    expect(daysOf(before)).toHaveLength(30)
  })

  it('has a leap day', () => {
    expect(daysOf({ from: '2028-02-27', to: '2028-03-01' })).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect([lastDayOf('2028-02'), lastDayOf('2027-02'), lastDayOf('2027-12')]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2027-12-31',
    ])
    expect(addDays('2028-02-28', 366)).toBe('2029-02-28')
  })

  it('may be years', () => {
    const range = { from: '2020-06-15', to: '2028-03-01' }
    expect(daysOf(range)).toHaveLength(2_817)
    expect(monthsOf(range)).toHaveLength(94)
    expect(monthsOf({ from: '2027-11-30', to: '2028-02-01' })).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
  })

  it('has whole months and parts of months', () => {
    const range = { from: '2028-01-02', to: '2028-02-29' }
    expect([isWhole(range, '2028-01'), isWhole(range, '2028-02')]).toEqual([false, true])
  })
})
