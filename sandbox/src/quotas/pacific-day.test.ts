import { nextPacificMidnight } from './pacific-day.ts'

describe('a day in California', () => {
  it.each([
    ['in winter', '2026-11-22T20:00:00Z', '2026-11-23T08:00:00Z'],
    ['in summer', '2026-07-01T20:00:00Z', '2026-07-02T07:00:00Z'],
    ['a moment before its end', '2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00Z'],
    ['at its beginning', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['that has 23 hours', '2026-03-08T09:00:00Z', '2026-03-09T07:00:00Z'],
    ['that has 25 hours', '2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z'],
    ['at the end of a year', '2026-12-31T23:00:00Z', '2027-01-01T08:00:00Z'],
  ])('%s ends at its own midnight', (_which, now, end) =>
    expect(new Date(nextPacificMidnight(Date.parse(now))).toISOString()).toBe(new Date(end).toISOString()),
  )
})
