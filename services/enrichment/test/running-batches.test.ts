import { listingCreated, listingDeleted, listingUpdated } from '@storyright/contracts/events'
import { listingRows } from '@storyright/read-models'
import { eventually, publishedListing, type TestSandbox, testSandbox } from '@storyright/testing'
import { lookUpRows } from '../src/look-ups/look-up-rows.ts'
import { admin, type Enrichment, someone, startEnrichment } from './harness.ts'

let sandbox: TestSandbox
let enrichment: Enrichment
beforeAll(async () => {
  sandbox = await testSandbox()
  enrichment = await startEnrichment({ sandbox })
})
afterAll(async () => {
  await enrichment?.stop()
  await sandbox?.stop()
})

describe('a new listing', () => {
  it('waits at every source until a batch', async () => {
    await enrichment.addWorks(12)
    for (const source of ['youtube', 'twitter'] as const)
      expect(await enrichment.status(source)).toEqual({
        ...{ total: 12, enriched: 0, remaining: 12, percentage: 0, failed: 0, waitingForChoice: 0 },
        ...{ pausedUntil: null, failures: [] },
      })
    expect(await enrichment.rowOf('books', '1')).toMatchObject({ state: 'waiting', fetchedAt: null })
  })
})

describe('a batch', () => {
  it('says what it did, and the next one goes on from where it stopped', async () => {
    expect((await enrichment.run('youtube', 5)).json()).toEqual({ processed: 5, total: 5, failed: 0 })
    expect(await enrichment.status('youtube')).toMatchObject({ total: 12, enriched: 5, remaining: 7, percentage: 41.6 })
    expect((await enrichment.run('youtube', 10)).json()).toEqual({ processed: 7, total: 7, failed: 0 })
    expect(await enrichment.status('youtube')).toMatchObject({ enriched: 12, remaining: 0, percentage: 100 })
    expect((await enrichment.run('youtube', 10)).json()).toEqual({ processed: 0, total: 0, failed: 0 })
  })

  it('leaves the other source alone', async () => {
    expect(await enrichment.status('twitter')).toMatchObject({ enriched: 0, remaining: 12 })
    expect((await enrichment.run('twitter', 20)).json()).toEqual({ processed: 12, total: 12, failed: 0 })
  })

  it('has the size that is documented, and is an administrator’s', async () => {
    const post = async (source: string, body: object, viewer = admin) =>
      (await enrichment.post(`/api/admin/enrich-${source}`, body, viewer)).statusCode
    expect([await post('youtube', { batchSize: 11 }), await post('twitter', { batchSize: 21 })]).toEqual([400, 400])
    expect([await post('youtube', { batchSize: 0 }), await post('youtube', { batchSize: 'all' })]).toEqual([400, 400])
    expect([await post('youtube', {}), await post('twitter', {})]).toEqual([200, 200])
    expect(await post('youtube', {}, someone('agent'))).toBe(403)
  })

  it('counts what was not found as enriched, with zeros', async () => {
    const { id } = await enrichment.addListing({ title: 'Qzx Vbnm Plokij', author: 'Nobody Whatsoever' })
    expect((await enrichment.run('youtube')).json()).toEqual({ processed: 1, total: 1, failed: 0 })
    expect((await enrichment.run('twitter')).json()).toEqual({ processed: 1, total: 1, failed: 0 })
    expect(await enrichment.enrichmentsOf(id)).toMatchObject({
      sources: [
        { source: 'books', state: 'waiting' },
        { source: 'youtube', state: 'none', fetchedAt: expect.any(String), match: null },
        { source: 'twitter', state: 'none' },
      ],
      books: null,
      youtube: { totalViews: 0, videoCount: 0, popularityScore: 0, adaptationPotential: 0, videos: [] },
      twitter: { mentions: 0, buzzScore: 0, hasVerifiedMentions: false, bookClubMentions: 0 },
    })
    const told = (await enrichment.told(id)).map(({ entityversion, data }) => [entityversion, data])
    expect(told).toMatchObject([
      [1, { youtubeTotalViews: 0, youtubeFetchedAt: expect.any(String), twitterMentions: null, mediumDetails: null }],
      [2, { youtubeTotalViews: 0, twitterMentions: 0, twitterFetchedAt: expect.any(String), booksFetchedAt: null }],
    ])
  })

  it('looks each listing up once, however many run at once', async () => {
    await enrichment.emptyQueue()
    await enrichment.addWorks(18, 40)
    const other = await enrichment.start()
    const headers = await enrichment.identity.authorizationOf(admin)
    const payload = { batchSize: 10 }
    const elsewhere = other.inject({ method: 'POST', url: '/api/admin/enrich-youtube', headers, payload })
    const both = await Promise.all([enrichment.run('youtube', 10), elsewhere])
    const processed = both.reduce((sum, answer) => sum + answer.json().processed, 0)
    expect(processed).toBe(18)
    expect(await enrichment.status('youtube')).toMatchObject({ remaining: 0, failed: 0 })
    await other.close()
  })
})

describe('a listing that changes', () => {
  it('is looked up again when its title, author or ISBN is another one, and what was found before is not shown', async () => {
    await enrichment.emptyQueue()
    const [listing] = await enrichment.addWorks(1, 70)
    await enrichment.run('youtube')
    const versions = async () => (await enrichment.told(listing!.id)).map(({ entityversion }) => entityversion)
    expect(await versions()).toEqual([1])
    await enrichment.changeListing({ ...listing!, description: 'Another description.', askingPrice: 3 }, 2)
    expect(await enrichment.rowOf('youtube', listing!.id)).toMatchObject({ dueAt: null })
    await enrichment.changeListing({ ...listing!, title: 'Zzyzx Qwertz' }, 3)
    expect(await enrichment.rowOf('youtube', listing!.id)).toMatchObject({ state: 'waiting', figures: null, taken: [] })
    expect((await enrichment.told(listing!.id)).at(-1)).toMatchObject({
      entityversion: 2,
      data: { youtubeTotalViews: null, youtubeFetchedAt: null },
    })
    await enrichment.run('youtube')
    expect(await enrichment.rowOf('youtube', listing!.id)).toMatchObject({ state: 'none' })
    // An older event that comes later changes nothing.
    await enrichment.publisher.say(listingUpdated, 2, listing!)
    const { id } = await enrichment.addListing({ title: 'Afterwards' })
    await enrichment.deleteListing({ ...listing!, id }, 2)
    expect(await enrichment.rowOf('youtube', listing!.id)).toMatchObject({ state: 'none' })
  })

  it('is forgotten with its place in every count when it is deleted, and comes back restored', async () => {
    await enrichment.emptyQueue()
    const before = await enrichment.status('twitter')
    const listing = await enrichment.addListing({ title: 'Soon gone', author: 'Nobody Whatsoever' })
    await enrichment.run('twitter')
    expect(await enrichment.status('twitter')).toMatchObject({ total: before.total + 1 })
    await enrichment.deleteListing(listing, 2)
    expect(await enrichment.status('twitter')).toMatchObject({ total: before.total, enriched: before.enriched })
    expect(await lookUpRows.of(enrichment.db).countDocuments({ listingId: listing.id })).toBe(0)
    expect((await enrichment.get(`/api/enrichments/${listing.id}`)).statusCode).toBe(404)
    expect((await enrichment.told(listing.id)).at(-1)!.data).toMatchObject({ twitterMentions: null })
    await enrichment.changeListing(listing, 3)
    expect(await enrichment.status('twitter')).toMatchObject({
      total: before.total + 1,
      remaining: before.remaining + 1,
    })
    await enrichment.run('twitter')
    expect((await enrichment.told(listing.id)).map(({ entityversion }) => entityversion)).toEqual([1, 2, 3])
  })
})

describe('listings that are told at once', () => {
  const ids = Array.from({ length: 70 }, (_, place) => String(9_001 + place))
  const isKnown = (version: number, count: number) =>
    eventually(async () => {
      const these = { _id: { $in: ids }, version }
      expect(await listingRows.of(enrichment.db).countDocuments(these)).toBe(count)
    })

  it('are queued, queued anew and forgotten, each by itself, and are right in every count', async () => {
    const { publisher, db, status } = enrichment
    await enrichment.emptyQueue()
    const before = await status('twitter')
    await Promise.all(ids.map((id) => publisher.say(listingCreated, 1, publishedListing(id, { title: 'First' }))))
    await isKnown(1, 70)
    expect(await status('twitter')).toMatchObject({ total: before.total + 70, remaining: before.remaining + 70 })
    await lookUpRows.of(db).updateMany({ listingId: { $in: ids } }, { $set: { attempts: 3 } })
    await Promise.all([
      ...ids.slice(0, 30).map((id) => publisher.say(listingUpdated, 2, publishedListing(id, { title: 'Other' }))),
      ...ids.slice(30, 45).map((id) => publisher.say(listingUpdated, 2, publishedListing(id, { title: 'First' }))),
      ...ids.slice(45).map((id) => publisher.say(listingDeleted, 2, publishedListing(id))),
    ])
    await isKnown(2, 70)
    expect(await status('twitter')).toMatchObject({ total: before.total + 45, remaining: before.remaining + 45 })
    const rows = lookUpRows.of(db)
    const [anew, asBefore] = await Promise.all(
      [0, 3].map((attempts) => rows.countDocuments({ listingId: { $in: ids }, attempts })),
    )
    expect([anew, asBefore]).toEqual([30 * 3, 15 * 3])
  })
})

describe('what was fetched', () => {
  const day = 24 * 60 * 60_000
  it('is not fetched again while it is fresh, and after 30 days dropped and queued', async () => {
    await enrichment.emptyQueue()
    const [listing] = await enrichment.addWorks(1, 90)
    await enrichment.run('youtube')
    enrichment.passTime(29 * day)
    expect((await enrichment.run('youtube')).json()).toMatchObject({ processed: 0 })
    expect((await enrichment.enrichmentsOf(listing!.id)).youtube).not.toBeNull()
    enrichment.passTime(day + 1_000)
    // Nobody has dropped it yet, and still it is not shown.
    expect((await enrichment.enrichmentsOf(listing!.id)).youtube).toBeNull()
    await enrichment.restart() // its background work begins at once
    await eventually(
      async () =>
        expect((await enrichment.told(listing!.id)).some(({ data }) => data.youtubeFetchedAt === null)).toBe(true),
      { within: 20_000 },
    )
    await enrichment.emptyQueue()
    await lookUpRows
      .of(enrichment.db)
      .updateOne({ listingId: listing!.id, source: 'youtube' }, { $set: { dueAt: enrichment.clock() } })
    await enrichment.run('youtube')
    expect((await enrichment.enrichmentsOf(listing!.id)).youtube).not.toBeNull()
  })
})

it('republishes what was told, in the version that was told last', async () => {
  await enrichment.emptyQueue()
  const { id } = await enrichment.addListing({ title: 'Told once more', author: 'Nobody Whatsoever' })
  await enrichment.run('twitter')
  const [event] = await enrichment.told(id)
  expect((await enrichment.republish()).statusCode).toBe(200)
  const events = await enrichment.told(id)
  expect(events.map(({ type, entityversion }) => [type, entityversion])).toEqual([
    ['enrichment.listing.enriched.v1', 1],
    ['enrichment.listing.snapshot.v1', 1],
  ])
  expect(events[1]!.data).toEqual(event!.data)
})
