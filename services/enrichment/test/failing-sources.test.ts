import { type TestSandbox, testSandbox } from '@storyright/testing'
import { lookUpRows, never } from '../src/look-ups/look-up-rows.ts'
import { paceRows } from '../src/quota/quota-rows.ts'
import { type Enrichment, startEnrichment } from './harness.ts'

const minute = 60_000
const hour = 60 * minute

let sandbox: TestSandbox
let enrichment: Enrichment
beforeAll(async () => {
  sandbox = await testSandbox()
  enrichment = await startEnrichment({ sandbox, config: { SOURCE_LIMIT_SECONDS: 8 } })
  const headers = { authorization: `Bearer ${enrichment.config.X_BEARER_TOKEN}` }
  await fetch(`${sandbox.url}/2/tweets/search/recent?query=lighthouse`, { headers }) // the first answer takes its time
})
afterAll(async () => {
  await enrichment?.stop()
  await sandbox?.stop()
})
afterEach(async () => {
  await sandbox.calm('faults')
  await fetch(`${sandbox.url}/control/quotas`, { method: 'DELETE' })
  await paceRows.of(enrichment.db).deleteMany({}) // nobody rests
})

const operations = { youtube: 'youtube.search', twitter: 'x.search' } as const
type Named = keyof typeof operations
const fault = (source: Named, more: object) =>
  sandbox.control('faults', { operation: operations[source], times: 1, ...more })
/** The only listing there is to look up. */
const only = async (source: Named) => {
  await lookUpRows.of(enrichment.db).updateMany({ source }, { $set: { dueAt: null } })
  return enrichment.addListing({ title: `Unheard of ${Math.random()}`, author: 'Nobody Whatsoever' })
}
const pauseMs = async (source: Named) => {
  const row = await paceRows.of(enrichment.db).findOne({ _id: source })
  return row ? row.pausedUntil.getTime() - enrichment.clock().getTime() : -1
}

it('X is left alone until its limit is reset, as its headers say', async () => {
  await only('twitter') // the first test of all: X says a time of the clock, which later tests have left behind
  await fault('twitter', { status: 429, retry_after: 600 })
  await enrichment.run('twitter', 1)
  expect(await pauseMs('twitter')).toBeGreaterThan(500_000)
  expect(await pauseMs('twitter')).toBeLessThanOrEqual(601_000)
})

describe('a source that fails', () => {
  it.each([
    ['youtube', 'is away', { drop: true }, /cannot be reached/],
    ['youtube', 'takes 40 seconds', { delay_ms: 40_000 }, /did not answer in time/],
    ['youtube', 'answers 500', { status: 500 }, /an error \(500\)/],
    ['youtube', 'answers 403', { status: 403, code: 'forbidden' }, /refuses|does not accept/],
    ['youtube', 'answers 429 without saying for how long', { status: 429 }, /asked too often|used up/],
    ['youtube', 'answers 200 with HTML', { answers: 'html' }, /not its usual answer/],
    ['youtube', 'answers with half of a JSON', { answers: 'half' }, /not its usual answer/],
    ['youtube', 'answers with nonsense', { answers: 'nonsense' }, /not its usual answer/],
    ['youtube', 'answers with 10 MB', { answers: 'huge' }, /too long/],
    ['twitter', 'is away', { drop: true }, /X cannot be reached/],
    ['twitter', 'answers 401', { status: 401 }, /X does not accept our key/],
    ['twitter', 'has no credits left (402)', { status: 402 }, /X answers no more: what was paid for is used up/],
    ['twitter', 'answers 403', { status: 403 }, /X refuses/],
    ['twitter', 'is not where it was (404)', { status: 404 }, /an error \(404\)/],
    ['twitter', 'answers 200 with HTML', { answers: 'html' }, /X sent something/],
    ['twitter', 'answers with nonsense', { answers: 'nonsense' }, /X sent something/],
    ['twitter', 'answers with 10 MB', { answers: 'huge' }, /X sent an answer that is too long/],
  ] as const)(
    '%s %s: told plainly, counted as failed, tried again, never enriched',
    async (source, _how, how, says) => {
      const listing = await only(source)
      const before = await enrichment.status(source)
      await fault(source, how)
      expect((await enrichment.run(source, 1)).json()).toEqual({ processed: 0, total: 1, failed: 1 })
      const after = await enrichment.status(source)
      expect(after).toMatchObject({ enriched: before.enriched, failed: before.failed + 1, total: before.total })
      expect(after.failures[0]).toMatchObject({ listingId: listing.id, title: listing.title })
      expect(after.failures[0]!.failure).toMatch(says)
      expect(Date.parse(after.failures[0]!.triesAgainAt!)).toBeGreaterThan(enrichment.clock().getTime())
      const sources = (await enrichment.enrichmentsOf(listing.id)).sources
      expect(sources.find((its) => its.source === source)).toMatchObject({
        state: 'failed',
        failure: after.failures[0]!.failure,
        fetchedAt: null,
      })
      expect(await enrichment.told(listing.id)).toEqual([])
      enrichment.passTime(26 * hour)
      expect((await enrichment.run(source, 1)).json()).toEqual({ processed: 1, total: 1, failed: 0 })
      expect(await enrichment.status(source)).toMatchObject({ enriched: before.enriched + 1, failed: before.failed })
    },
  )

  it('is left alone for as long as it says, and says until when', async () => {
    const listing = await only('youtube')
    await fault('youtube', { status: 429, retry_after: 600 })
    await enrichment.run('youtube', 1)
    expect(await pauseMs('youtube')).toBeGreaterThan(590_000)
    expect(await pauseMs('youtube')).toBeLessThanOrEqual(600_000)
    const { pausedUntil, failures } = await enrichment.status('youtube')
    expect(Date.parse(pausedUntil!) - enrichment.clock().getTime()).toBeGreaterThan(590_000)
    expect(Date.parse(failures[0]!.triesAgainAt!)).toBeGreaterThanOrEqual(Date.parse(pausedUntil!))
    const refused = await enrichment.run('youtube', 1)
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'SOURCE_RESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
    expect(refused.json()).toMatchObject({
      pausedUntil,
      detail: expect.stringMatching(/asked too often.*continues on/),
    })
    enrichment.passTime(11 * minute)
    expect((await enrichment.run('youtube', 1)).json()).toMatchObject({ processed: 1 })
    expect(await enrichment.status('youtube')).toMatchObject({ pausedUntil: null })
    expect(await enrichment.rowOf('youtube', listing.id)).toMatchObject({ state: 'none', failure: null })
  })

  it.each([
    ['youtube', { YOUTUBE_API_KEY: 'wrong' }],
    ['twitter', { X_BEARER_TOKEN: 'wrong' }],
  ] as const)('%s that does not know our key is left alone, whatever the listing', async (source, config) => {
    await only(source)
    const { remaining } = await enrichment.status(source)
    await enrichment.restart(config)
    expect((await enrichment.run(source, 1)).json()).toMatchObject({ processed: 0, failed: 1 })
    const { why, failures, pausedUntil } = (await paceRows.of(enrichment.db).findOne({ _id: source }))!
    expect(why).toMatch(/does not accept our key/)
    expect([failures, pausedUntil > never]).toEqual([1, true])
    const after = await enrichment.status(source)
    expect(after.failures[0]!.failure).toBe(why)
    expect(after.remaining).toBe(remaining) // nothing was used
    await enrichment.restart()
  })

  const inCalifornia = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' })
  const midnight = /^(00|24):00:00$/

  it('whose quota is used up is left alone until its own day ends', async () => {
    await only('youtube')
    await sandbox.control('quotas', { quota: 'youtube.units', limit: 50 })
    await enrichment.run('youtube', 1)
    const { pausedUntil, failures } = await enrichment.status('youtube')
    expect(inCalifornia.format(new Date(pausedUntil!))).toMatch(midnight)
    expect(failures[0]!.failure).toMatch(/day’s allowance is used up/)
    // The other one goes on.
    await only('twitter')
    expect((await enrichment.run('twitter', 1)).json()).toMatchObject({ processed: 1 })
  })

  it('Google Books is left alone until its day ends, too, which its 429 tells in its details', async () => {
    const { id } = await only('youtube')
    await sandbox.control('quotas', { quota: 'books.requests', limit: 0 })
    const batch = { listingIds: [id], autoApply: false }
    const { results } = (await enrichment.post('/api/google-books/batch-enrich', batch)).json()
    expect(results[0].failure).toMatch(/day’s allowance is used up/)
    const { pausedUntil } = (await paceRows.of(enrichment.db).findOne({ _id: 'books' }))!
    expect(inCalifornia.format(pausedUntil)).toMatch(midnight)
  })

  it('that says nothing is left alone for a moment that grows to half a minute at most', async () => {
    await only('youtube')
    await enrichment.run('youtube', 1) // it answers: whatever failed before is forgotten
    const { id } = await only('youtube')
    const pauses: number[] = []
    // A moment passes between the failure and the decision.
    const closestStep = (seconds: number) =>
      [1, 2, 4, 8, 16, 30].toSorted((one, other) => Math.abs(one - seconds) - Math.abs(other - seconds))[0]!
    for (let failure = 0; failure < 8; failure++) {
      await fault('youtube', { status: 500 })
      await enrichment.run('youtube', 1)
      const { failedAt } = (await enrichment.rowOf('youtube', id))!
      const { pausedUntil } = (await paceRows.of(enrichment.db).findOne({ _id: 'youtube' }))!
      pauses.push(closestStep((pausedUntil.getTime() - failedAt!.getTime()) / 1_000))
      enrichment.passTime(31_000)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
  })
})

describe('a batch that meets a failure', () => {
  it('leaves what was done as it is, and the rest in the queue', async () => {
    await only('youtube')
    for (let count = 0; count < 3; count++) await enrichment.addListing({ title: `Another ${count}`, author: 'N. N.' })
    const before = await enrichment.status('youtube')
    await enrichment.run('youtube', 2)
    await fault('youtube', { status: 429, retry_after: 3_600 })
    expect((await enrichment.run('youtube', 5)).json()).toEqual({ processed: 0, total: 2, failed: 1 })
    expect(await enrichment.status('youtube')).toMatchObject({
      enriched: before.enriched + 2,
      failed: before.failed + 1,
    })
    enrichment.passTime(2 * hour)
    expect((await enrichment.run('youtube', 5)).json()).toEqual({ processed: 2, total: 2, failed: 0 })
  })

  it('goes on past one that fails for good, which is tried ever more seldom', async () => {
    await lookUpRows.of(enrichment.db).updateMany({ source: 'twitter' }, { $set: { dueAt: null } })
    const bad = await enrichment.addListing({ title: '"', author: '"' }) // there is no word in it to search by
    const good = await enrichment.addListing({ title: 'A', author: 'B' })
    expect((await enrichment.run('twitter', 5)).json()).toEqual({ processed: 1, total: 2, failed: 1 })
    expect(await enrichment.rowOf('twitter', good.id)).toMatchObject({ state: 'none' })
    const first = (await enrichment.rowOf('twitter', bad.id))!
    expect(first).toMatchObject({ state: 'failed', attempts: 1 })
    expect(await pauseMs('twitter')).toBeLessThan(0) // it is no fault of the source's
    await enrichment.run('twitter', 5)
    const second = (await enrichment.rowOf('twitter', bad.id))!
    expect(second.attempts).toBe(2)
    expect(second.dueAt!.getTime() - second.failedAt!.getTime()).toBe(
      2 * (first.dueAt!.getTime() - first.failedAt!.getTime()),
    )
  })

  it('tries nothing but what failed, where that is asked', async () => {
    await lookUpRows.of(enrichment.db).updateMany({ source: 'twitter' }, { $set: { dueAt: null } })
    const bad = await enrichment.addListing({ title: '"', author: '"' })
    await enrichment.run('twitter', 5)
    const waiting = await enrichment.addListing({ title: 'A', author: 'B' })
    const again = await enrichment.post('/api/admin/enrich-twitter', { batchSize: 5, failedOnly: true })
    expect(again.json()).toEqual({ processed: 0, total: 1, failed: 1 })
    expect(await enrichment.rowOf('twitter', bad.id)).toMatchObject({ attempts: 2 })
    expect(await enrichment.rowOf('twitter', waiting.id)).toMatchObject({ state: 'waiting' })
  })

  it('takes titles in any writing', async () => {
    await lookUpRows.of(enrichment.db).updateMany({}, { $set: { dueAt: null } })
    for (const title of [
      'Ç',
      '百年の孤独',
      'Ещё один «роман»',
      '👩‍🚀: A Life',
      `x${'y'.repeat(199)}`,
      'O’Hara & Sons (II)',
    ])
      await enrichment.addListing({ title, author: 'Zoë Ångström-Þór' })
    for (const source of ['youtube', 'twitter'] as const)
      expect((await enrichment.run(source, 10)).json()).toEqual({ processed: 6, total: 6, failed: 0 })
  })
})

describe('our own allowance of a day', () => {
  it('is counted before a question, for all replicas, and ends with the provider’s day', async () => {
    await lookUpRows.of(enrichment.db).updateMany({}, { $set: { dueAt: null } })
    enrichment.passTime(26 * hour) // a new day
    const ids: string[] = []
    for (let count = 0; count < 3; count++)
      ids.push((await enrichment.addListing({ title: `Frugal ${count}`, author: 'N. N.' })).id)
    await enrichment.restart({ YOUTUBE_UNITS_PER_DAY: 202 })
    // Two that find nothing: each gives back the unit that reading videos would have cost.
    expect((await enrichment.run('youtube', 3)).json()).toEqual({ processed: 2, total: 3, failed: 0 })
    const { pausedUntil, remaining } = await enrichment.status('youtube')
    expect(pausedUntil).not.toBeNull()
    const waiting = { listingId: { $in: ids }, source: 'youtube', state: 'waiting' } as const
    expect(await lookUpRows.of(enrichment.db).countDocuments(waiting)).toBe(1)
    expect(remaining).toBeGreaterThan(0)
    expect((await enrichment.run('youtube', 5)).statusCode).toBe(503)
    enrichment.passTime(26 * hour)
    await enrichment.run('youtube', 1)
    expect(await lookUpRows.of(enrichment.db).countDocuments(waiting)).toBe(0)
    await enrichment.restart()
  })
})
