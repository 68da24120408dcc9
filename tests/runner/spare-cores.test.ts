import { type CoreTimes, untilCoresAreSpare } from './spare-cores.ts'

/** Cores of which so much was idle in each look. */
function coresThat(...idle: number[]): () => CoreTimes {
  const looks = [0, ...idle]
  const total = { idle: 0, all: -100 }
  return () => {
    total.idle += looks.shift() ?? 0
    total.all += 100
    return { ...total }
  }
}

describe('what fills the time that tests wait', () => {
  it('begins once there is such time', async () => {
    const timesOf = coresThat(3, 20, 21)
    expect(await untilCoresAreSpare({ until: new Promise(() => {}), everyMs: 1, timesOf })).toBe(true)
    expect(timesOf().idle).toBe(44)
  })

  it('begins without it once the tests have ended, well or not', async () => {
    for (const until of [Promise.resolve(), Promise.reject(new Error('broken'))])
      expect(await untilCoresAreSpare({ until, everyMs: 60_000, timesOf: coresThat() })).toBe(false)
  })
})
