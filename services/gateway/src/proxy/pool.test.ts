import { createPool, type PoolLimits } from './pool.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))
const pool = (limits: Partial<PoolLimits> = {}) =>
  createPool({ places: 3, share: 2, waitMs: 60_000, waiting: 10, waitingShare: 5, ...limits })
const ending = new AbortController()
const { signal } = ending

describe('a pool of places', () => {
  afterAll(() => ending.abort())

  it('gives one client no more than its share', async () => {
    const { tryEnter } = pool()
    expect([tryEnter('a'), tryEnter('a')]).not.toContain(undefined)
    expect(tryEnter('a')).toBeUndefined()
    expect(tryEnter('b')).toBeDefined()
    expect(tryEnter('c')).toBeUndefined()
  })

  it('lets whoever holds least go first, then whoever came first', async () => {
    const { enter } = pool({ places: 2 })
    const [one, other] = [await enter('a', signal), await enter('b', signal)]
    const entered: string[] = []
    for (const client of ['a', 'c', 'd'])
      enter(client, signal).then(
        () => entered.push(client),
        () => undefined,
      )
    other.leave()
    await soon()
    expect(entered).toEqual(['c'])
    one.leave()
    await soon()
    expect(entered).toEqual(['c', 'a'])
  })

  it('counts a place that is left twice once', async () => {
    const { tryEnter } = pool({ places: 1 })
    const place = tryEnter('a')!
    place.leave()
    place.leave()
    expect(tryEnter('a')).toBeDefined()
    expect(tryEnter('b')).toBeUndefined()
  })

  it('says to whoever waited too long whose doing it was', async () => {
    const { enter } = pool({ waitMs: 1, places: 2 })
    await Promise.all([enter('a', signal), enter('a', signal)])
    await expect(enter('a', signal)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 })
    await expect(enter('b', signal)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  })

  it('lets only so many wait, and so many of one client', async () => {
    const { enter } = pool({ places: 1, waiting: 3, waitingShare: 2 })
    await enter('a', signal)
    for (const client of ['b', 'b', 'c']) enter(client, signal).catch(() => undefined)
    await expect(enter('b', signal)).rejects.toMatchObject({ status: 429 })
    await expect(enter('d', signal)).rejects.toMatchObject({ status: 503 })
  })

  it('keeps no place for whoever went away', async () => {
    const { enter, tryEnter } = pool({ places: 1 })
    const place = await enter('a', signal)
    const gone = new AbortController()
    const waiting = enter('b', gone.signal)
    gone.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    place.leave()
    expect(tryEnter('c')).toBeDefined()
  })
})
