import { howLong, howLongAgo } from './thread-list.tsx'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('how long something has lasted', () => {
  it.each([
    ['2026-11-20T11:59:30Z', null],
    ['2026-11-20T11:59:00Z', '1 minute'],
    ['2026-11-20T11:01:00Z', '59 minutes'],
    ['2026-11-20T11:00:00Z', '1 hour'],
    ['2026-11-19T12:00:01Z', '23 hours'],
    ['2026-11-17T12:00:00Z', '3 days'],
    ['2026-11-20T12:05:00Z', null], // a clock that is ahead
  ])('since %s is %s', (since, words) => {
    expect(howLong(since, now)).toBe(words)
    expect(howLongAgo(since, now)).toBe(words ? `${words} ago` : 'just now')
  })
})
