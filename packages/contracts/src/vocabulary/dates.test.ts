import { day, dayAndTime, longDay, time, withDashes, yearIn } from './dates.ts'

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

describe('a date as people write it', () => {
  it.each([
    ['1984-02', 1984],
    ['c. 1813 (London)', 1813],
    ['19 March 2021', 2021],
    ['20210304', 2021],
    ['202103', 2021],
    ['20210304T101500Z', 2021],
    ['published 20210304, reissued 2024', 2021],
    ['2021/03/04', 2021],
    ['04.03.2021', 2021],
    ['20211304', null],
    ['20210332', null],
    ['202100', null],
    ['unknown', null],
    ['12345', null],
    ['', null],
    [null, null],
  ])('the year in %s is %s', (date, year) => expect(yearIn(date)).toBe(year))

  it.each([
    ['20210304', '2021-03-04'],
    [' 202103 ', '2021-03'],
    ['2021', '2021'],
    ['2021-03', '2021-03'],
    ['20211304', '20211304'],
    ['4 March 2021', '4 March 2021'],
  ])('%j with dashes is %j', (date, dashed) => expect(withDashes(date)).toBe(dashed))
})
