import { createKeyedMutex } from './keyed-mutex.ts'

/** Work that ends when it is told to, and what had begun of it. */
function works() {
  const begun: string[] = []
  const end: Record<string, () => void> = {}
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      end[name] = () => resolve(name)
    })
  return { begun, end, work }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('turns', () => {
  it('come one after the other for one thing, in the order of asking, and side by side for two', async () => {
    const { begun, end, work } = works()
    const inTurn = createKeyedMutex()
    const all = ['a', 'b', 'c'].map((name) => inTurn('one', work(name)))
    const other = inTurn('another', work('d'))
    await settled()
    expect(begun).toEqual(['a', 'd'])
    end.a!()
    await all[0]
    await settled()
    expect(begun).toEqual(['a', 'd', 'b'])
    end.b!()
    end.d!()
    await all[1]
    await settled()
    end.c!()
    expect(await Promise.all([...all, other])).toEqual(['a', 'b', 'c', 'd'])
  })

  it('go on after one that failed, which is told to whoever asked for it', async () => {
    const inTurn = createKeyedMutex()
    const failing = inTurn('one', () => Promise.reject(new Error('away')))
    const next = inTurn('one', async () => 'done')
    await expect(failing).rejects.toThrow('away')
    expect(await next).toBe('done')
  })

  it('do not wait for ever for those before', async () => {
    const { begun, work } = works()
    const inTurn = createKeyedMutex({ longestWaitMs: 10 })
    void inTurn('one', work('stuck'))
    expect(await inTurn('one', async () => 'done')).toBe('done')
    expect(begun).toEqual(['stuck'])
  })
})
