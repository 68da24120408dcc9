import { scheduleSweeps } from './schedule-sweeps.ts'

const nothing = { images: 0, files: 0 }
const log = { info: () => undefined, error: () => undefined }

describe('sweeping on a schedule', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('waits before the first time, then goes on at the clock’s time, whatever happens, until it is stopped', async () => {
    const times: Date[] = []
    const sweep = async (now: Date) => {
      times.push(now)
      if (times.length === 1) throw new Error('The database is away')
      return nothing
    }
    const clock = () => new Date(times.length)
    const stop = scheduleSweeps({ everyMs: 1_000, clock, isUpToDate: () => true, sweep, log })
    await jest.advanceTimersByTimeAsync(999)
    expect(times).toEqual([])
    await jest.advanceTimersByTimeAsync(1_001)
    expect(times).toEqual([new Date(0), new Date(1)])
    await stop()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(times).toHaveLength(2)
  })

  it('leaves out a time when news does not come in, or while a sweep still runs', async () => {
    let [isUpToDate, begun] = [false, 0]
    const sweep = () => {
      begun++
      return new Promise<typeof nothing>((resolve) => setTimeout(() => resolve(nothing), 2_500))
    }
    const stop = scheduleSweeps({ everyMs: 1_000, clock: () => new Date(), isUpToDate: () => isUpToDate, sweep, log })
    await jest.advanceTimersByTimeAsync(2_000)
    expect(begun).toBe(0)
    isUpToDate = true
    await jest.advanceTimersByTimeAsync(3_000)
    expect(begun).toBe(1)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(begun).toBe(2)
    const stopped = stop()
    await jest.advanceTimersByTimeAsync(2_500)
    await stopped
  })
})
