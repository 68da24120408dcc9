import { ago } from './ago.ts'

const now = new Date('2026-11-28T12:00:00.000Z')

describe('how long ago something was', () => {
  it.each([
    ['2026-11-28T11:59:30.000Z', 'just now'],
    ['2026-11-28T12:00:20.000Z', 'just now'], // a clock that is a little behind
    ['2026-11-28T11:55:00.000Z', '5 minutes ago'],
    ['2026-11-28T10:59:00.000Z', '1 hour ago'],
    ['2026-11-27T11:00:00.000Z', 'yesterday'],
    ['2026-11-20T11:00:00.000Z', '8 days ago'],
    ['2026-10-01T09:00:00.000Z', '1 Oct 2026'],
    ['2026-12-01T09:00:00.000Z', '1 Dec 2026'],
  ])('%s: %s', (at, words) => expect(ago(at, now)).toBe(words))
})
