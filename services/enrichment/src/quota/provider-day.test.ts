import { endOfProviderDay, providerDay } from './provider-day.ts'

describe('a provider’s day', () => {
  it.each([
    ['youtube', '2026-11-22T07:59:59Z', '2026-11-21', '2026-11-22T08:00:00.000Z'],
    ['youtube', '2026-11-22T08:00:00Z', '2026-11-22', '2026-11-23T08:00:00.000Z'],
    ['books', '2026-07-01T06:59:00Z', '2026-06-30', '2026-07-01T07:00:00.000Z'],
    ['youtube', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'], // 23 hours
    ['youtube', '2026-11-01T07:30:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'], // 25 hours
    ['twitter', '2026-11-22T23:59:59.999Z', '2026-11-22', '2026-11-23T00:00:00.000Z'],
  ] as const)('of %s at %s is %s, and ends at %s', (source, at, day, end) => {
    expect(providerDay(source, new Date(at))).toBe(day)
    expect(endOfProviderDay(source, new Date(at)).toISOString()).toBe(end)
  })
})
