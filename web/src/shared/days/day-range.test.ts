import { daysIn, isDay, monthName, rangeAt } from './day-range.ts'

const at = (query: string) => rangeAt(new URLSearchParams(query), '2026-11-22', '30')

describe('a range of days in the address', () => {
  it.each([
    ['range=7', '2026-11-16', 7],
    ['range=30', '2026-10-24', 30],
    ['range=90', '2026-08-25', 90],
    ['range=365', '2025-11-23', 365],
    ['range=year', '2026-01-01', 326],
  ])('%s begins on %s and holds %d days, today the last', (query, from, days) => {
    const { range } = at(query)
    expect(range).toEqual({ from, to: '2026-11-22' })
    expect(daysIn(range)).toBe(days)
  })

  it('is any two days', () => {
    expect(at('from=2024-02-29&to=2026-01-31')).toEqual({
      range: { from: '2024-02-29', to: '2026-01-31' },
      preset: null,
    })
  })

  it.each(['', 'range=constructor', 'range=1', 'from=2026-11-01', 'from=2026-02-30&to=2026-11-01', 'from=x&to=y'])(
    'is the usual one where the address says %p',
    (query) => expect(at(query).preset).toBe('30'),
  )

  it('leaves a reversed one to the reader', () =>
    expect(at('from=2026-11-02&to=2026-11-01').range).toEqual({ from: '2026-11-02', to: '2026-11-01' }))

  it.each([
    ['2026-09-30', 'Sep 2026'],
    ['2026-01', 'Jan 2026'],
  ])('calls the month of %s %s', (at, name) => expect(monthName(at)).toBe(name))

  it('knows the days of February', () => {
    expect(isDay('2024-02-29')).toBe(true)
    expect(isDay('2025-02-29')).toBe(false)
    expect(isDay('0002-02-28')).toBe(false)
  })
})
