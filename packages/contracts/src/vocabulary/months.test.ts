import { addMonths, monthOf, nextMonth } from './months.ts'

describe('a calendar month', () => {
  it.each([
    ['2026-11-22T10:00:00Z', '2026-11', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2027-01', '2027-02-01T00:00:00.000Z'],
    ['2026-07-01T00:30:00+01:00', '2026-06', '2026-07-01T00:00:00.000Z'],
  ])('of %s is %s, in UTC, and the next begins at %s', (at, month, next) => {
    expect([monthOf(new Date(at)), nextMonth(new Date(at)).toISOString()]).toEqual([month, next])
  })
})

describe('the end of a period of months', () => {
  const after = (day: string, months: number) => addMonths(new Date(`${day}T10:30:00Z`), months).toISOString()

  it('is the same day and time, so many months later', () =>
    expect(after('2026-11-21', 18)).toBe('2028-05-21T10:30:00.000Z'))
  it('is the same day of another year', () => expect(after('2026-11-22', 12)).toBe('2027-11-22T10:30:00.000Z'))
  it('is the last day of a month that is shorter', () =>
    expect(after('2027-02-28', 12)).toBe('2028-02-28T10:30:00.000Z'))
  it.each([
    ['2024-02-29', '2025-02-28T10:30:00.000Z'],
    ['2028-02-29', '2029-02-28T10:30:00.000Z'],
  ])('does not slip into the month after: a year from %s', (day, end) => expect(after(day, 12)).toBe(end))
})
