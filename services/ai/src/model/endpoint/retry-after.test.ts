import { restIn } from './endpoint.ts'

describe('how long an endpoint is left alone', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  it.each([
    ['30', 30_000],
    ['0', 1_000],
    ['Sun, 22 Nov 2026 12:05:00 GMT', 300_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 1_000],
    ['999999999', 86_400_000],
    ['soon', 60_000],
    ['', 60_000],
    [null, 60_000],
  ])('%s', (header, expected) => expect(restIn(header, now)).toBe(expected))
})
