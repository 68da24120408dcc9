import { addMonths } from './add-months.ts'

const after = (day: string, months: number) => addMonths(new Date(`${day}T10:30:00Z`), months).toISOString()

describe('the end of an option period', () => {
  it('is the same day and time, so many months later', () =>
    expect(after('2026-11-21', 18)).toBe('2028-05-21T10:30:00.000Z'))
  it('is the last day of a month that is shorter', () =>
    expect(after('2027-02-28', 12)).toBe('2028-02-28T10:30:00.000Z'))
  it('does not slip into the month after', () => expect(after('2024-02-29', 12)).toBe('2025-02-28T10:30:00.000Z'))
})
