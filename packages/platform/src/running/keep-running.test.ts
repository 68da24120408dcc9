import { backOff } from './keep-running.ts'

describe('starting a crashed service again', () => {
  it('waits twice as long each time, up to a quarter of a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((crashes) => backOff(crashes, 100))).toEqual([
      500, 1000, 2000, 4000, 8000, 15_000, 15_000,
    ])
  })

  it('is quick when the service had run for more than a minute', () => {
    expect(backOff(6, 61_000)).toBe(500)
  })
})
