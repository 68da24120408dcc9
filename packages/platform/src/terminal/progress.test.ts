import { createProgress } from './progress.mjs'

/** A terminal, and what it shows at last: what is written after a return replaces the line. */
function terminal(isTTY: boolean) {
  const written: string[] = []
  const out = { isTTY, columns: 100, write: (text: string) => written.push(text) }
  const lines = () =>
    written
      .join('')
      .split('\n')
      .map((line) => line.split('\r\u001b[K').at(-1)!)
  return { out, lines, writes: () => written.length }
}

/** A step that goes on until it is ended. */
function longStep() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('what is shown while a start goes on', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('moves on a terminal at least every two seconds, with what goes on, how far it is and how much is left', async () => {
    const { out, lines, writes } = terminal(true)
    const progress = createProgress(out)
    progress.expect?.(['Building the web', 'Loading the demo: catalogue'])
    await progress.step('Building the web', async () => {})
    const { work, end } = longStep()
    const loading = progress.step('Loading the demo: catalogue', (count) => {
      count(1_200, 4_000)
      return work()
    })
    for (let passed = 0; passed < 10; passed += 2) {
      const before = writes()
      await jest.advanceTimersByTimeAsync(2_000)
      expect(writes()).toBeGreaterThan(before)
    }
    expect(lines()).toEqual(['1 of 2 · Loading the demo: catalogue 1,200 of 4,000 … 10 s'])
    end()
    await loading
    expect(lines()).toEqual(['Loading the demo: catalogue … 10.0 s', ''])
  })

  it('keeps to the line of a narrow terminal, and says how many things go on beside it', async () => {
    const { out, lines } = terminal(true)
    const progress = createProgress({ ...out, columns: 30 })
    const [one, other] = [longStep(), longStep()]
    const both = [progress.step('Building the services', one.work), progress.step('Starting PostgreSQL', other.work)]
    await jest.advanceTimersByTimeAsync(1_000)
    expect(lines()).toEqual(['Starting PostgreSQL, an … 1 s'])
    one.end()
    other.end()
    await Promise.all(both)
  })

  it('is a plain line every ten seconds elsewhere, and one with its time for each step of more than a second', async () => {
    const { out, lines } = terminal(false)
    const progress = createProgress(out)
    const { work, end } = longStep()
    const building = progress.step('Building the web', work)
    await jest.advanceTimersByTimeAsync(21_000)
    end()
    await building
    await progress.step('Preparing the databases', async () => {})
    expect(lines()).toEqual(['Building the web … 10 s', 'Building the web … 20 s', 'Building the web … 21.0 s', ''])
  })

  it('can be asked what each step took, those of the process before it included', async () => {
    const before = createProgress(terminal(false).out)
    const { work, end } = longStep()
    const installing = before.step('Installing dependencies', work)
    await jest.advanceTimersByTimeAsync(60_000)
    end()
    await installing
    before.handOver()
    const after = createProgress(terminal(false).out)
    await after.step('Building the web', async () => {})
    expect(after.timings()).toEqual([
      '     0.0 s    60.0 s  Installing dependencies',
      '    60.0 s     0.0 s  Building the web',
    ])
    expect(process.env.STORYRIGHT_TIMINGS).toBeUndefined()
  })
})
