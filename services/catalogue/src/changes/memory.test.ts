import { createMemory } from './memory.ts'

function build(maximumBytes?: number) {
  const watch = { now: 1 as number | null, generation: () => watch.now }
  const memory = createMemory(watch, maximumBytes)
  let loads = 0
  const ask = (key = 'a', body?: Buffer) => memory.remember(key, async () => ({ load: ++loads, body }))
  return { watch, ask, memory, loads: () => loads }
}

describe('what is remembered', () => {
  it('is loaded once, also when asked for twice at the same time', async () => {
    const { ask, loads } = build()
    await Promise.all([ask(), ask()])
    await ask()
    expect(loads()).toBe(1)
  })

  it('is forgotten with the next change', async () => {
    const { ask, watch } = build()
    await ask()
    watch.now = 2
    expect((await ask()).load).toBe(2)
  })

  it('is nothing while changes cannot be heard', async () => {
    const { ask, watch, loads } = build()
    await ask()
    watch.now = null
    await ask()
    await ask()
    expect(loads()).toBe(3)
  })

  it('is not a failure', async () => {
    const { memory } = build()
    await expect(memory.remember('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await memory.remember('x', async () => 'back')).toBe('back')
  })

  it('drops what was not used for longest when it grows too large', async () => {
    const { ask } = build(10_000)
    await ask('a', Buffer.alloc(3_000))
    await ask('b', Buffer.alloc(3_000))
    await ask('a')
    await ask('c', Buffer.alloc(3_000))
    expect((await ask('a')).load).toBe(1)
    expect((await ask('b')).load).toBe(4)
  })
})
