import { moment, money, timeLeft } from './words.ts'

describe('the words of letters about offers', () => {
  it('say money in pounds', () => expect([money(1_000), money(999_999)]).toEqual(['£1,000', '£999,999']))

  it('say times as clocks in London show them, in summer and in winter', () => {
    expect(moment('2026-11-28T17:30:00.000Z')).toBe('Saturday 28 November 2026 at 17:30, UK time')
    expect(moment('2026-07-01T23:30:00.000Z')).toBe('Thursday 2 July 2026 at 00:30, UK time')
  })

  it.each([
    ['2026-11-24T12:00:00.000Z', '3 days'],
    ['2026-11-23T00:00:00.000Z', '2 days'],
    ['2026-11-22T11:50:00.000Z', '24 hours'],
    ['2026-11-21T13:10:00.000Z', '1 hour'],
    ['2026-11-21T12:20:00.000Z', 'less than an hour'],
    ['2026-11-21T12:00:00.000Z', null],
  ])('say how long it is until %s', (until, left) =>
    expect(timeLeft(new Date('2026-11-21T12:00:00.000Z'), until)).toBe(left),
  )
})
