import { rememberFor } from './remember-for.ts'

describe('what is remembered for a while', () => {
  let now = 0
  let times = 0
  const workOut = async () => ++times
  beforeEach(() => {
    now = 0
    times = 0
  })
  const remember = () => rememberFor<number>({ ms: 1_000, most: 2, clock: () => new Date(now) })

  it('is worked out once for all who ask at once, and again when the while is over', async () => {
    const ask = remember()
    expect(await Promise.all([ask('a', workOut), ask('a', workOut)])).toEqual([1, 1])
    now = 1_000
    expect(await ask('a', workOut)).toBe(2)
  })

  it('is no failure', async () => {
    const ask = remember()
    await expect(ask('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await ask('a', workOut)).toBe(1)
  })

  it('is no more than so much', async () => {
    const ask = remember()
    for (const key of ['a', 'b', 'c', 'a']) await ask(key, workOut)
    expect(times).toBe(4)
  })
})
