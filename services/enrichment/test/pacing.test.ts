import type { SwitchedOff } from '@storyright/contracts/vocabulary'
import { applyCollections, type Db, mongoClient } from '@storyright/mongodb'
import { testMongo } from '@storyright/testing'
import { createCoverFetcher, publicLookup } from '../src/covers/fetch-cover.ts'
import { paceRows, usedRows } from '../src/quota/quota-rows.ts'
import { createRateLimiter, takeUnits } from '../src/quota/rate-limiter.ts'

jest.setTimeout(60_000)

let db: Db
const now = new Date('2026-11-22T07:30:00Z') // half an hour before midnight in California
beforeAll(async () => {
  db = mongoClient(await testMongo('pacing'), { service: 'tests' }).db()
  await applyCollections(db, [paceRows, usedRows])
})
const deps = (off: SwitchedOff | null = null) => ({ db, clock: () => now, switchedOff: async () => off })
afterAll(() => db.client.close())
beforeEach(async () => {
  for (const { name } of [paceRows, usedRows]) await db.collection(name).deleteMany({})
})

describe('the pause between two questions', () => {
  it('is kept by all who ask at once', async () => {
    const paces = [1, 2, 3].map(() => createRateLimiter(deps(), { source: 'twitter', pauseMs: 3_000, perDay: 1_000 }))
    const entries = await Promise.all([...paces, ...paces].map((pace) => pace.enter(1)))
    const times = entries.map((entry) => ('at' in entry ? entry.at.getTime() - now.getTime() : -1))
    expect(times.toSorted((one, other) => one - other)).toEqual([0, 3_000, 6_000, 9_000, 12_000, 15_000])
  })
})

describe('a day’s allowance', () => {
  const take = (units: number, at = now) => takeUnits(db, { source: 'youtube', units, perDay: 1_000, now: at })

  it('is never exceeded, however many take at once', async () => {
    const taken = await Promise.all(Array.from({ length: 15 }, () => take(101)))
    expect(taken.filter(Boolean)).toHaveLength(9)
    expect([await take(91), await take(1)]).toEqual([true, false])
    expect(await take(1_001)).toBe(false)
  })

  it('begins anew at the provider’s midnight, when a pause for it ends', async () => {
    expect(await take(1_000)).toBe(true)
    const pace = createRateLimiter(deps(), { source: 'youtube', pauseMs: 0, perDay: 1_000 })
    expect(await pace.enter(1)).toEqual({ pausedUntil: new Date('2026-11-22T08:00:00Z'), why: expect.any(String) })
    expect(await take(1_000, new Date('2026-11-22T08:00:00Z'))).toBe(true)
  })
})

it('a pause never ends sooner because somebody is told of a shorter one', async () => {
  const pace = createRateLimiter(deps(), { source: 'books', pauseMs: 0, perDay: 1 })
  const long = new Date(now.getTime() + 600_000)
  await pace.failed('Too often.', long)
  await pace.failed('Away.', null)
  await pace.answered()
  expect(await pace.paused()).toEqual({ until: long, why: 'Too often.' })
})

describe('a source that operators have switched off', () => {
  const until = new Date(now.getTime() + 600_000)
  const allowance = { source: 'youtube', pauseMs: 0, perDay: 100 } as const

  it('is asked nothing, which costs nothing of its day, and says what operators say', async () => {
    const off = { name: 'enrichment', says: 'Back soon.', until } as const
    const pace = createRateLimiter(deps(off), allowance)
    expect(await pace.enter(100)).toEqual({ pausedUntil: until, why: 'Back soon.' })
    expect(await pace.paused()).toEqual({ until, why: 'Back soon.' })
    expect(await createRateLimiter(deps(), allowance).enter(100)).toMatchObject({ at: now })
  })

  it('rests for a minute at a time where nobody knows how long', async () => {
    const pace = createRateLimiter(deps({ name: 'enrichment', says: 'Back soon.', until: null }), allowance)
    expect(await pace.paused()).toEqual({ until: new Date(now.getTime() + 60_000), why: 'Back soon.' })
  })
})

describe('the address of a cover', () => {
  it.each(['localhost', '127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:192.168.0.1', 'fd00::1'])(
    'is refused when %s is where it leads',
    async (host) => {
      const answer = await new Promise<Error | null>((resolve) => publicLookup(host, {}, (error) => resolve(error)))
      expect(answer?.message).toMatch(/not public/)
    },
  )
  it('is checked as the connection is made', async () => {
    const covers = createCoverFetcher({
      imageOrigin: null,
      limitMs: 5_000,
      requireOn: async () => {},
      hosts: ['localhost'],
    })
    const refused = covers.fetch('https://localhost/cover.png')
    await expect(refused).rejects.toMatchObject({
      code: 'COVER_NOT_TAKEN',
      cause: { message: expect.stringMatching(/not public/) },
    })
    await covers.close()
  })
})
