import { EndpointAway, EndpointResting, Unusable } from '../endpoint/endpoint-error.ts'
import { nextTry } from './process-queue.ts'

describe('when a model is asked again', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const minutes = (tries: number, error: Error) => (nextTry(tries, error, now).getTime() - now.getTime()) / 60_000
  it.each([
    [0, 1],
    [1, 2],
    [5, 32],
    [6, 60],
    [5_000, 60],
  ])('away, after %i failures: in %i minutes', (tries, expected) =>
    expect(minutes(tries, new EndpointAway())).toBe(expected),
  )
  it.each([
    [0, 10],
    [1, 20],
    [7, 1_280],
    [8, 1_440],
  ])('of no use, after %i failures: in %i minutes', (tries, expected) =>
    expect(minutes(tries, new Unusable())).toBe(expected),
  )
  it('when it wants to be left alone: as it says', () => expect(minutes(9, new EndpointResting(90_000))).toBe(1.5))
})
