import type { AddressInfo } from 'node:net'
import { type BookEnrichment, bookEnrichment, listing as listingShape } from '@storyright/contracts/http'
import { demoListings } from '@storyright/demo'
import { eventually, type TestSandbox, testSandbox } from '@storyright/testing'
import { type Catalogue, formOf, publicUrl, someone, startCatalogue } from '../../services/catalogue/test/harness.ts'
import { takeoverRows } from '../../services/enrichment/src/field-overrides/takeover-rows.ts'
import { lookUpRows } from '../../services/enrichment/src/look-ups/look-up-rows.ts'
import { type Enrichment, startEnrichment } from '../../services/enrichment/test/harness.ts'

const agent = someone('agent')

/** Both sides are the real ones, and hear each other's events. */
describe('what enrichment takes over into a listing of catalogue', () => {
  let sandbox: TestSandbox
  let catalogue: Catalogue
  let enrichment: Enrichment
  let url: string
  beforeAll(async () => {
    sandbox = await testSandbox()
    catalogue = await startCatalogue()
    await catalogue.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(catalogue.app.server.address() as AddressInfo).port}`
    const MEMBERSHIP_URL = catalogue.membership.url
    enrichment = await startEnrichment({
      sandbox,
      config: { NATS_URL: catalogue.natsUrl, CATALOGUE_URL: url, MEMBERSHIP_URL },
    })
    for (const { form } of demoListings().slice(0, 30)) {
      const its = { ...form, pageCount: null, coverImageUrl: null }
      await catalogue.add({ agentId: agent.id, form: formOf(its as never) })
    }
    await eventually(
      async () => expect(await lookUpRows.of(enrichment.db).countDocuments({ source: 'books' })).toBe(30),
      {
        within: 30_000,
      },
    )
    const listingIds = Array.from({ length: 30 }, (_, index) => String(index + 1))
    await enrichment.post('/api/google-books/batch-enrich', { listingIds, autoApply: false })
  }, 240_000)
  afterAll(async () => {
    await enrichment?.stop()
    await catalogue?.stop()
    await sandbox?.stop()
  })

  const post = (path: string, body?: object) => enrichment.post(`/api/google-books/${path}`, body)
  const lookUp = async (id: string): Promise<BookEnrichment> =>
    bookEnrichment.parse((await enrichment.get(`/api/google-books/enrich/${id}`)).json())
  const formIn = async (id: string) =>
    (await catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(id) } })).form as Record<string, unknown>
  const flags = { updateCoverImage: false, updatePageCount: false, updateGenre: false, addMetadata: false }
  const used = new Set<string>()
  /** A listing that is certainly a book with these suggestions, and that no test has touched. */
  async function matched(...fields: string[]): Promise<BookEnrichment> {
    for (let id = 1; id <= 30; id++) {
      if (used.has(String(id))) continue
      const found = await lookUp(String(id))
      if ((await enrichment.rowOf('books', String(id)))?.state !== 'matched') continue
      if (!fields.every((field) => found.suggestions.some((its) => its.field === field))) continue
      used.add(String(id))
      return found
    }
    throw new Error(`No book has ${fields}`)
  }

  it('is suggested field by field, before and after, and is fetched once', async () => {
    const { listing, enrichedData, suggestions } = await matched('pageCount', 'coverImageUrl')
    expect(suggestions.find(({ field }) => field === 'pageCount')).toEqual({
      ...{ field: 'pageCount', before: null, after: enrichedData!.pageCount },
    })
    const { fetchedAt } = (await enrichment.rowOf('books', listing.id))!
    await lookUp(listing.id)
    expect((await enrichment.rowOf('books', listing.id))!.fetchedAt).toEqual(fetchedAt)
  })

  it('changes only what the flags say; the agent’s next edit opens with it; and it can be taken back', async () => {
    const { listing, enrichedData } = await matched('pageCount')
    const before = await formIn(listing.id)
    const answer = await post(`apply-enrichment/${listing.id}`, { ...flags, updatePageCount: true })
    expect(listingShape.parse(answer.json())).toMatchObject({ pageCount: enrichedData!.pageCount, coverImageUrl: null })
    const own = (await catalogue.get(`/api/listings/${listing.id}`, agent)).json()
    expect(own).toMatchObject({ pageCount: enrichedData!.pageCount, pages: enrichedData!.pageCount })
    expect(await formIn(listing.id)).toEqual({ ...before, pageCount: enrichedData!.pageCount })
    expect(await lookUp(listing.id)).toMatchObject({ takenOverAt: expect.any(String) })
    const undone = await post(`undo-enrichment/${listing.id}`)
    expect(undone.json()).toMatchObject({ pageCount: null })
    expect(await lookUp(listing.id)).toMatchObject({ takenOverAt: null })
    expect(await formIn(listing.id)).toEqual(before)
    expect((await post(`undo-enrichment/${listing.id}`)).json()).toMatchObject({ code: 'NO_TAKEOVER', status: 409 })
  })

  it('is not taken back where the agent has changed it since, and says which field', async () => {
    const { listing } = await matched('pageCount')
    await post(`apply-enrichment/${listing.id}`, { ...flags, updatePageCount: true })
    const form = formOf({ ...(await formIn(listing.id)), pageCount: 77 } as never)
    await catalogue.send('PUT', `/api/listings/${listing.id}`, agent, form)
    const refused = await post(`undo-enrichment/${listing.id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_SINCE'])
    expect(refused.json().detail).toMatch(/page count was changed since/)
    expect(await formIn(listing.id)).toMatchObject({ pageCount: 77 })
  })

  it('shows ratings beside the listing, told by event, until they are taken back', async () => {
    const { listing } = await matched('mediumDetails')
    const answer = await post(`apply-enrichment/${listing.id}`, { ...flags, addMetadata: true })
    const details = answer.json().mediumDetails
    expect(JSON.parse(details)).toMatchObject({
      commercialIndicators: { marketPresence: expect.any(String), hasCommercialSales: expect.any(Boolean) },
      fetchedAt: expect.any(String),
    })
    // What was taken over is suggested no more, though catalogue may not have heard of it yet.
    const suggested = (await lookUp(listing.id)).suggestions.map(({ field }) => field)
    expect(suggested).not.toContain('mediumDetails')
    const shown = async () => (await catalogue.get(`/api/listings/${listing.id}`, agent)).json().mediumDetails
    await eventually(async () => expect(await shown()).toBe(details), { within: 20_000 })
    expect((await post(`undo-enrichment/${listing.id}`)).json().mediumDetails).toBeNull()
    await eventually(async () => expect(await shown()).toBeNull(), { within: 20_000 })
  })

  it('keeps a cover in catalogue’s own store, never by a foreign address', async () => {
    const { listing } = await matched('coverImageUrl')
    const answer = await post(`apply-enrichment/${listing.id}`, { ...flags, updateCoverImage: true })
    const { coverImageUrl } = answer.json()
    expect(coverImageUrl).toMatch(new RegExp(`^${publicUrl}/`))
    const picture = await catalogue.get(new URL(coverImageUrl).pathname, null)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await post(`undo-enrichment/${listing.id}`)).json().coverImageUrl).toBeNull()
  })

  it.each(['redirect-private', 'false-type', 'huge', 'html', 'empty'])(
    'takes no cover that is %s, and changes nothing',
    async (answers) => {
      const { listing } = await matched('coverImageUrl', 'pageCount')
      used.delete(listing.id)
      await sandbox.control('faults', { operation: 'books.cover', answers, times: 1 })
      const refused = await post(`apply-enrichment/${listing.id}`, {
        ...flags,
        updateCoverImage: true,
        updatePageCount: true,
      })
      await sandbox.calm('faults')
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'COVER_NOT_TAKEN'])
      expect(await formIn(listing.id)).toMatchObject({ coverImageUrl: null, pageCount: null })
      expect(await takeoverRows.of(enrichment.db).countDocuments({ listingId: listing.id })).toBe(0)
    },
  )

  it('takes by itself only what the listing lacks, of what is certain', async () => {
    const { listing, enrichedData } = await matched('pageCount', 'coverImageUrl', 'genre')
    const other = await enrichment.oneOf('books', 'none')
    const listingIds = [listing.id, listing.id, other.listingId, '999999', 'nonsense']
    const { results, summary } = (await post('batch-enrich', { listingIds, autoApply: true })).json()
    expect(results).toMatchObject([
      { listingId: listing.id, state: 'matched', isApplied: true, failure: null },
      { listingId: other.listingId, state: 'none', isApplied: false, failure: null },
      { listingId: '999999', state: 'failed', failure: expect.any(String) },
      { listingId: 'nonsense', state: 'failed' },
    ])
    expect(summary).toEqual({ totalProcessed: 2, matched: 1, applied: 1, failed: 2 })
    expect(await formIn(listing.id)).toMatchObject({ pageCount: enrichedData!.pageCount, genre: listing.genre })
  })

  it('has no effect twice, and is finished when whoever began it died in between', async () => {
    const { listing, enrichedData } = await matched('pageCount')
    await post(`apply-enrichment/${listing.id}`, { ...flags, updatePageCount: true })
    const takeovers = takeoverRows.of(enrichment.db)
    // As if the process had died after catalogue wrote it, or before.
    await takeovers.updateOne({ listingId: listing.id }, { $set: { state: 'begun', at: new Date(0) } })
    const { version } = await catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(listing.id) } })
    await enrichment.restart() // its background work begins at once
    await eventually(
      async () => expect(await takeovers.findOne({ listingId: listing.id })).toMatchObject({ state: 'done' }),
      { within: 30_000 },
    )
    const after = await catalogue.db.listing.findUniqueOrThrow({ where: { id: BigInt(listing.id) } })
    expect([after.version, (after.form as { pageCount: number }).pageCount]).toEqual([version, enrichedData!.pageCount])
    expect((await post(`undo-enrichment/${listing.id}`)).json()).toMatchObject({ pageCount: null })
  })

  it('needs a match, and a listing', async () => {
    const other = await enrichment.oneOf('books', 'none')
    const apply = (id: string) => post(`apply-enrichment/${id}`, { ...flags, updatePageCount: true })
    expect((await apply(other.listingId)).json()).toMatchObject({ code: 'NOT_MATCHED', status: 409 })
    for (const id of ['999999', 'nonsense']) {
      expect((await apply(id)).statusCode).toBe(404)
      expect((await post(`undo-enrichment/${id}`)).statusCode).toBe(404)
    }
  })

  it('searches books for an administrator', async () => {
    const { title } = demoListings()[0]!.form
    const search = (query: string) => enrichment.get(`/api/google-books/search?${query}`)
    const { books } = (await search(`q=${encodeURIComponent(title)}`)).json()
    expect(books.length).toBeGreaterThan(0)
    expect(books.length).toBeLessThanOrEqual(5)
    expect((await search('q=')).statusCode).toBe(400)
    await sandbox.control('faults', { operation: 'books.search', status: 500, times: 1 })
    const failed = await search('q=lighthouse')
    expect([failed.statusCode, Number(failed.headers['retry-after'])]).toEqual([503, expect.any(Number)])
    await sandbox.calm('faults')
  })

  it('shows others what was found without candidates, where catalogue shows the listing', async () => {
    const reader = someone()
    await eventually(async () => expect((await enrichment.get('/api/enrichments/1', reader)).statusCode).toBe(200), {
      within: 10_000,
    })
    const { sources } = await enrichment.enrichmentsOf('1', reader)
    expect(sources.every(({ candidates, failure }) => candidates.length === 0 && failure === null)).toBe(true)
    const later = new Date(Date.now() + 3_600_000)
    const [early] = await catalogue.add({ agentId: agent.id, form: formOf(), earlyAccessUntil: later })
    const path = `/api/enrichments/${early!.id}`
    expect((await enrichment.get(path, reader)).json()).toMatchObject({ code: 'EARLY_ACCESS', status: 403 })
    expect((await enrichment.get(path, someone('producer', 'premium'))).statusCode).toBe(200)
  })

  it('counts as reading the listing: at the limit it is refused of an unopened one, and stays open of those opened', async () => {
    const reader = someone()
    const statusOf = async (id: string, viewer = reader) =>
      (await enrichment.get(`/api/enrichments/${id}`, viewer)).statusCode
    const opened = ['2', '3', '4', '5', '6']
    catalogue.membership.counts = true
    try {
      for (const id of opened) expect((await catalogue.get(`/api/listings/${id}`, reader)).statusCode).toBe(200)
      const refused = await enrichment.get('/api/enrichments/7', reader)
      expect(refused.json()).toMatchObject({ status: 403, code: 'VIEW_LIMIT_REACHED' })
      for (const id of opened) expect(await statusOf(id)).toBe(200)
      for (const viewer of [someone('producer', 'premium'), agent, someone('agent')])
        expect(await statusOf('7', viewer)).toBe(200)
    } finally {
      catalogue.membership.counts = false
    }
  })
})
