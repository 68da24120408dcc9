import { createBatcher } from './batcher.ts'

function build(most = 10) {
  const batches: string[][] = []
  const done = createBatcher({
    keyOf: (name: string) => name,
    most,
    work: async (names: string[]) => {
      batches.push(names)
      await Promise.resolve()
      if (names.some((name) => name.includes('!'))) throw new Error('at fault')
      return names.map((name) => name.toUpperCase())
    },
  })
  return { batches, done: (...names: string[]) => Promise.allSettled(names.map((name) => done(name))) }
}
const values = (...all: string[]) => all.map((value) => ({ status: 'fulfilled', value }))

describe('what is done together', () => {
  it('is what came while others were being done, each with its own result', async () => {
    const { batches, done } = build()
    expect(await done('a', 'b', 'c')).toEqual(values('A', 'B', 'C'))
    expect(batches).toEqual([['a'], ['b', 'c']])
    expect(await done('d')).toEqual(values('D'))
  })

  it('is done once for all who wait for the same, in order, and no more than so many at once', async () => {
    const { batches, done } = build(2)
    expect(await done('a', 'b', 'b', 'c', 'b', 'd')).toEqual(values('A', 'B', 'B', 'C', 'B', 'D'))
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']])
  })

  it('does not fail with the one that is at fault', async () => {
    const { done } = build()
    const fault = { status: 'rejected', reason: new Error('at fault') }
    expect(await done('a', 'b', 'c!', 'd')).toEqual([...values('A', 'B'), fault, ...values('D')])
    expect(await done('e!', 'f')).toEqual([fault, ...values('F')])
  })
})
