import { nextDaily } from './preference.rules.ts'

describe('the next daily mail leaves at eight in London', () => {
  it.each([
    ['2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.000Z'],
    ['2026-11-22T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['2026-07-01T06:59:00.000Z', '2026-07-01T07:00:00.000Z'],
    ['2026-07-01T07:00:00.000Z', '2026-07-02T07:00:00.000Z'],
    // The clocks go forward on 29 March and back on 25 October.
    ['2026-03-28T09:00:00.000Z', '2026-03-29T07:00:00.000Z'],
    ['2026-10-24T09:00:00.000Z', '2026-10-25T08:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2027-01-01T08:00:00.000Z'],
  ])('after %s: %s', (now, next) => {
    expect(nextDaily(new Date(now)).toISOString()).toBe(next)
  })
})
