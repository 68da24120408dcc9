import { londonTime, momentOf } from './competition.words.ts'

describe('times as London’s clock has them', () => {
  it.each([
    ['2026-01-15T09:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29T00:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T03:00:00.000Z'],
  ])('%s is %s', (time, moment) => {
    expect(momentOf(time)).toBe(moment)
    expect(londonTime(moment)).toBe(time)
  })

  it('are none of what is no time', () => expect(momentOf('soon')).toBe(''))
})
