import { type Tries, tryEach } from './try-each.ts'

const now = new Date('2026-11-22T10:00:00Z')
interface Row {
  id: number
  tries: number
  nextTryAt: number
}

/** Rows in memory, the least recently tried first, and what became of each. */
function rowsOf(count: number, work: Tries<Row>['work'], atOnce = 8) {
  const rows = Array.from({ length: count }, (_none, id): Row => ({ id, tries: 0, nextTryAt: 0 }))
  const [worked, done]: [number[], Set<number>] = [[], new Set()]
  const tries: Tries<Row> = {
    atOnce,
    due: async (at, take) =>
      rows
        .filter(({ id, nextTryAt }) => !done.has(id) && nextTryAt <= at.getTime())
        .toSorted((one, other) => one.nextTryAt - other.nextTryAt || one.id - other.id)
        .slice(0, take)
        .map((row) => ({ ...row })),
    keyOf: ({ id, nextTryAt }) => `${id}/${nextTryAt}`,
    work: async (row) => {
      worked.push(row.id)
      await work(row)
      done.add(row.id)
    },
    putOff: async ({ id, tries: before }) => {
      rows[id] = { id, tries: before + 1, nextTryAt: now.getTime() + 1 }
    },
    settle: async () => undefined,
  }
  return { rows, worked, tries }
}
const run = (tries: Tries<Row>, signal = new AbortController().signal) => tryEach(tries, { clock: () => now }, signal)

describe('trying each of many rows', () => {
  it('has each tried once, however many there are, and no more at once than wanted', async () => {
    let [running, most] = [0, 0]
    const { worked, tries } = rowsOf(5_000, async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
    })
    await run(tries)
    expect([worked.length, new Set(worked).size, most]).toEqual([5_000, 5_000, 8])
  })

  it('puts off all that fail, once each, and keeps no other from its turn', async () => {
    const { rows, worked, tries } = rowsOf(1_000, async ({ id }) => {
      if (id < 900) throw new Error('For good')
    })
    await run(tries)
    expect([worked.length, rows.filter((row) => row.tries === 1).length]).toEqual([1_000, 900])
  })

  it('does not wait for one that takes long before it begins the others', async () => {
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { worked, tries } = rowsOf(100, async ({ id }) => {
      if (id === 0) await slow
      if (id === 99) finish()
    })
    await run(tries)
    expect(worked).toHaveLength(100)
  })

  it('stops at the signal, and leaves what is cut off as it was', async () => {
    const stop = new AbortController()
    const { rows, worked, tries } = rowsOf(100, async ({ id }) => {
      if (id === 10) stop.abort()
      if (stop.signal.aborted) throw new Error('Cut off')
    })
    await run(tries, stop.signal)
    expect(worked.length).toBeLessThan(30)
    expect(rows.every((row) => row.tries === 0)).toBe(true)
  })

  it('fails when not even a failure can be written down', async () => {
    const { tries } = rowsOf(100, () => Promise.reject(new Error('No')))
    await expect(run({ ...tries, putOff: () => Promise.reject(new Error('No database')) })).rejects.toThrow(
      'No database',
    )
  })
})
