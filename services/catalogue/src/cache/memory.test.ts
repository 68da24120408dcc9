import { createMemory } from './memory.ts'

let now: Date
beforeEach(() => {
  now = new Date('2026-11-22T10:00:00Z')
})

function build(maximumBytes?: number) {
  const memory = createMemory(() => now, maximumBytes)
  memory.hears(true)
  let loads = 0
  const ask = (key = 'a', body?: Buffer) => memory.remember(key, async () => ({ load: ++loads, body }))
  return { ask, memory, loads: () => loads }
}

describe('what is remembered', () => {
  it('is loaded once, also when asked for twice at the same time', async () => {
    const { ask, loads } = build()
    await Promise.all([ask(), ask()])
    await ask()
    expect(loads()).toBe(1)
  })

  it('is forgotten with the next change', async () => {
    const { ask, memory } = build()
    await ask()
    memory.forget()
    expect((await ask()).load).toBe(2)
  })

  it('is no answer that was begun before the change and came after it', async () => {
    const { memory } = build()
    const { promise, resolve } = Promise.withResolvers<string>()
    const early = memory.remember('x', () => promise)
    memory.forget()
    resolve('before')
    expect(await early).toBe('before')
    expect(await memory.remember('x', async () => 'after')).toBe('after')
  })

  it('ends at its time without a change', async () => {
    const { memory } = build()
    let loads = 0
    const ask = () =>
      memory.remember(
        'x',
        async () => ++loads,
        () => new Date('2026-11-22T10:00:01Z'),
      )
    expect([await ask(), await ask()]).toEqual([1, 1])
    now = new Date('2026-11-22T10:00:01Z')
    expect(await ask()).toBe(2)
  })

  it('is nothing while changes cannot be heard', async () => {
    const { ask, memory, loads } = build()
    await ask()
    memory.hears(false)
    await ask()
    await ask()
    expect(loads()).toBe(3)
    memory.hears(true)
    await ask()
    await ask()
    expect(loads()).toBe(4)
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
