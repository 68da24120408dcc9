import { withRetry } from './sender.ts'

/** A write that fails so many times first. */
function failing(times: number) {
  let tries = 0
  const write = async () => {
    if (tries++ < times) throw new Error('The database is away')
  }
  return { write, tries: () => tries }
}

describe('a write that must not be lost', () => {
  it('is repeated until it succeeds, and not again', async () => {
    const { write, tries } = failing(3)
    await withRetry(write, { everyMs: 1, withinMs: 1_000 })
    expect(tries()).toBe(4)
  })

  it('says what is wrong when its time is over', async () => {
    const { write } = failing(Number.POSITIVE_INFINITY)
    await expect(withRetry(write, { everyMs: 1, withinMs: 20 })).rejects.toThrow('The database is away')
  })
})
