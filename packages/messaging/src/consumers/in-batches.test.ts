import { setImmediate as turn } from 'node:timers/promises'
import { inBatches } from './consumer.ts'

async function* arrivals(...waves: number[][]) {
  for (const wave of waves) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    yield* wave
  }
}
async function all(messages: AsyncIterable<number>, atMost: number): Promise<number[][]> {
  const batches: number[][] = []
  for await (const batch of inBatches(messages, atMost)) batches.push(batch)
  return batches
}

describe('messages in batches', () => {
  it('are those that are there already', async () =>
    expect(await all(arrivals([1, 2, 3], [4], [5, 6]), 10)).toEqual([[1, 2, 3], [4], [5, 6]]))

  it('are no more than so many', async () =>
    expect(await all(arrivals([1, 2, 3, 4, 5]), 2)).toEqual([[1, 2], [3, 4], [5]]))

  it('wait for no message that has not come', async () => {
    async function* one() {
      yield 1
      await new Promise(() => {})
    }
    const batches = inBatches(one(), 10)
    expect((await batches.next()).value).toEqual([1])
  })

  it('tell their source when nobody wants more', async () => {
    let isOver = false
    async function* three() {
      try {
        yield* [1, 2, 3]
      } finally {
        isOver = true
      }
    }
    for await (const _batch of inBatches(three(), 1)) break
    await turn()
    expect(isOver).toBe(true)
  })

  it('end with the fault that ended their source, once those before it are handed out', async () => {
    async function* broken() {
      yield 1
      throw new Error('The consumer is gone')
    }
    const batches = inBatches(broken(), 1)
    expect((await batches.next()).value).toEqual([1])
    await expect(batches.next()).rejects.toThrow('The consumer is gone')
  })
})
