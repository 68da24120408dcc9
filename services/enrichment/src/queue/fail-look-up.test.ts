import { nextTry } from './fail-look-up.ts'

describe('when a listing is looked up again after it failed', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const minutes = (attempts: number, pausedUntil = now) =>
    (nextTry(attempts, now, pausedUntil).getTime() - now.getTime()) / 60_000
  it.each([
    [0, 1],
    [1, 2],
    [5, 32],
    [10, 1_024],
    [11, 1_440],
    [5_000, 1_440],
  ])('after %i failures before: in %i minutes', (attempts, expected) => expect(minutes(attempts)).toBe(expected))
  it('not before its provider may be asked again', () => expect(minutes(0, new Date('2026-11-22T20:00:00Z'))).toBe(480))
})
