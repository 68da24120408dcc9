import { day, dayAndTime, longDay, time } from './dates.ts'

describe('dates', () => {
  it('are written day, short month, year', () => {
    expect(day('2026-11-21T09:00:00Z')).toBe('21 Nov 2026')
    expect(day('2026-09-03')).toBe('3 Sep 2026')
    expect(longDay('2026-09-03')).toBe('3 September 2026')
  })

  it('are those of London, summer time too', () => {
    expect(day('2026-06-30T23:30:00Z')).toBe('1 Jul 2026')
    expect(longDay('2026-06-30T23:30:00Z')).toBe('1 July 2026')
    expect(time('2026-06-30T23:30:00Z')).toBe('00:30')
    expect(dayAndTime('2026-11-21T09:05:00Z')).toBe('21 Nov 2026, 09:05')
    expect(dayAndTime('2026-06-30T23:30:00Z')).toBe('1 Jul 2026, 00:30')
  })
})
