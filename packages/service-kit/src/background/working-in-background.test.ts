import {
  type Background,
  type BackgroundWork,
  type Bell,
  createBell,
  type Lease,
  workInBackground,
} from './background.ts'
import { untilAborted } from './until-aborted.ts'

const told: [level: string, work: unknown][] = []
const logger = {
  info: ({ work }: { work?: unknown }) => void told.push(['info', work]),
  warn: ({ work }: { work?: unknown }) => void told.push(['warn', work]),
}
const start = (background: Background) => workInBackground(background, { clock: () => new Date(jest.now()), logger })
const begin = (work: Partial<BackgroundWork>, lease?: Lease) =>
  start({
    name: 'things',
    works: [{ name: 'thing', everyMs: 1_000, round: async () => undefined, ...work }],
    ...(lease && { lease }),
  })
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  told.length = 0
})
afterEach(() => jest.useRealTimers())

describe('background work', () => {
  it('begins at once, rests between its rounds, and knows what time it is', async () => {
    const times: number[] = []
    const running = begin({ round: async ({ now }) => times.push(now.getTime()) })
    await pass(2_500)
    expect(times).toEqual([0, 1_000, 2_000])
    await running.stop()
  })

  it('rests first where that is asked for', async () => {
    let rounds = 0
    const running = begin({ restsFirst: true, round: async () => rounds++ })
    await pass(999)
    expect(rounds).toBe(0)
    await pass(1)
    expect(rounds).toBe(1)
    await running.stop()
  })

  it('never goes two rounds at once: the rest begins when the round has ended', async () => {
    const begun: number[] = []
    const round = () => {
      begun.push(jest.now())
      return new Promise<void>((resolve) => setTimeout(resolve, 2_500))
    }
    const running = begin({ round })
    await pass(4_000)
    expect(begun).toEqual([0, 3_500])
    const stopped = running.stop()
    await pass(2_500)
    await stopped
  })

  it('waits longer with every failure in a row, says so once, and says when it goes on', async () => {
    const times: number[] = []
    const running = begin({
      round: async () => {
        times.push(jest.now())
        if (times.length <= 5) throw new Error('The database is away')
      },
    })
    await pass(16_000)
    expect(times).toEqual([0, 1_000, 3_000, 7_000, 12_000])
    expect(told).toEqual([['warn', 'thing']])
    await pass(2_000)
    expect(times.slice(5)).toEqual([17_000, 18_000])
    expect(told).toEqual([
      ['warn', 'thing'],
      ['info', 'thing'],
    ])
    await running.stop()
  })

  it('keeps to a long period however often it fails', async () => {
    let rounds = 0
    const fail = async () => {
      rounds++
      throw new Error('Once more')
    }
    const running = begin({ everyMs: 60_000, round: fail })
    await pass(3 * 60_000)
    expect(rounds).toBe(4)
    await running.stop()
  })

  it('goes on beside another that fails or takes its time', async () => {
    let rounds = 0
    const running = start({
      name: 'things',
      works: [
        { name: 'slow', everyMs: 1_000, round: ({ signal }) => untilAborted(signal) },
        { name: 'failing', everyMs: 1_000, round: () => Promise.reject(new Error('No')) },
        { name: 'well', everyMs: 1_000, round: async () => rounds++ },
      ],
    })
    await pass(3_000)
    expect(rounds).toBe(4)
    await running.stop()
  })

  it('is waited for when it is stopped, is told so, and never begins again', async () => {
    let [rounds, ended] = [0, false]
    const running = begin({
      round: async ({ signal }) => {
        rounds++
        await untilAborted(signal)
        await new Promise<void>((resolve) => setTimeout(resolve, 500))
        ended = true
      },
    })
    await pass(100)
    let isStopped = false
    const stopped = running.stop().then(() => {
      isStopped = true
    })
    await pass(499)
    expect([ended, isStopped]).toEqual([false, false])
    await pass(1)
    await stopped
    expect(ended).toBe(true)
    await pass(10_000)
    expect(rounds).toBe(1)
  })

  it('says nothing of what fails because it was stopped', async () => {
    const running = begin({
      round: async ({ signal }) => {
        await untilAborted(signal)
        throw new Error('Interrupted')
      },
    })
    await running.stop()
    expect(told).toEqual([])
  })
})

describe('background work with a lease', () => {
  /** A lease that the test gives and takes. */
  function makeLease() {
    const lease = { isFree: true, asked: 0, lost: new AbortController(), bell: undefined as Bell | undefined }
    const hold: Lease = async (signal, work) => {
      lease.asked++
      if (!lease.isFree) return
      lease.bell = createBell()
      await work(AbortSignal.any([signal, lease.lost.signal]), lease.bell)
    }
    return { lease, hold }
  }

  it('waits until it is free', async () => {
    const { lease, hold } = makeLease()
    lease.isFree = false
    let rounds = 0
    const running = begin({ round: async () => rounds++ }, hold)
    await pass(9_000)
    expect([lease.asked, rounds]).toEqual([2, 0])
    lease.isFree = true
    await pass(1_000)
    expect([lease.asked, rounds]).toEqual([3, 1])
    await running.stop()
  })

  it('stops when the lease is lost, and begins anew when it is had again', async () => {
    const { lease, hold } = makeLease()
    const begun: AbortSignal[] = []
    const running = start({
      name: 'things',
      lease: hold,
      works: (signal) => {
        begun.push(signal)
        return [{ name: 'thing', everyMs: 1_000, round: () => untilAborted(signal) }]
      },
    })
    await pass(1_000)
    lease.lost.abort()
    lease.lost = new AbortController()
    await pass(5_000)
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false])
    await running.stop()
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, true])
  })

  it('is asked for again after each failure, and each time it is had in between this is said', async () => {
    const lost = new AbortController()
    let [asked, rounds] = [0, 0]
    const hold: Lease = async (signal, work) => {
      if (asked++ === 0) throw new Error('The database is away')
      await work(AbortSignal.any([signal, lost.signal]), createBell())
      lost.signal.throwIfAborted()
    }
    const running = begin({ round: async () => rounds++ }, hold)
    await pass(5_000)
    expect([asked, rounds]).toEqual([2, 1])
    lost.abort()
    await pass(0)
    expect(told.map(([level]) => level)).toEqual(['warn', 'info', 'warn'])
    await running.stop()
  })

  it('begins as soon as somebody rings, if it is called at all, also when that was during a round', async () => {
    const { lease, hold } = makeLease()
    const rounds = { called: 0, punctual: 0 }
    const running = start({
      name: 'things',
      lease: hold,
      works: [
        {
          name: 'called',
          everyMs: 60_000,
          isCalled: true,
          round: async () => {
            rounds.called++
            await new Promise<void>((resolve) => setTimeout(resolve, 100))
          },
        },
        { name: 'punctual', everyMs: 60_000, round: async () => rounds.punctual++ },
      ],
    })
    await pass(1_000)
    lease.bell!.ring()
    await pass(50)
    expect(rounds).toEqual({ called: 2, punctual: 1 })
    lease.bell!.ring()
    await pass(100)
    expect(rounds).toEqual({ called: 3, punctual: 1 })
    const stopped = running.stop()
    await pass(100)
    await stopped
  })
})
