import { access, type EnrichmentSource } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import { eventually, type TestSandbox, testSandbox } from '@storyright/testing'
import { auditRows } from '../src/audit/audit-rows.ts'
import { type LookUpRow, lookUpRows } from '../src/look-ups/look-up-rows.ts'
import { admin, agent, type Enrichment, someone, startEnrichment } from './harness.ts'

let sandbox: TestSandbox
let enrichment: Enrichment
beforeAll(async () => {
  sandbox = await testSandbox()
  enrichment = await startEnrichment({ sandbox })
  await enrichment.addWorks(WORKS)
  for (let round = 0; round < 2; round++) await enrichment.run('youtube', 10)
  await enrichBooks()
}, 240_000)
afterAll(async () => {
  await enrichment?.stop()
  await sandbox?.stop()
})

/** Few books have several candidates. */
const WORKS = 90
const enrichBooks = async () => {
  const listingIds = Array.from({ length: WORKS }, (_, index) => String(index + 1))
  await enrichment.post('/api/google-books/batch-enrich', { listingIds, autoApply: false })
}
const decide = (listingId: string, source: EnrichmentSource, body: object, viewer = admin) =>
  enrichment.post(`/api/enrichments/${listingId}/${source}`, body, viewer)
const stateOf = async ({ source, listingId }: LookUpRow) => (await enrichment.rowOf(source, listingId))!
const lastTold = async (id: string) => (await enrichment.told(id)).at(-1)!.data
const isConsistent = async () => {
  for (const source of ['youtube', 'twitter'] as const) {
    const { total, enriched, remaining } = await enrichment.status(source)
    expect(total).toBe(enriched + remaining)
  }
}

describe('candidates', () => {
  it('are shown to administrators and the agent, and to nobody else', async () => {
    const { listingId } = await enrichment.oneOf('books', 'choosing')
    const candidatesFor = async (viewer = admin) =>
      (await enrichment.enrichmentsOf(listingId, viewer)).sources[0]!.candidates
    expect((await candidatesFor()).length).toBeGreaterThan(0)
    expect((await candidatesFor(agent)).length).toBeGreaterThan(0)
    expect((await candidatesFor())[0]).toMatchObject({
      ...{ confidence: expect.any(Number), reasons: expect.any(Array), isTaken: false, isRefused: false },
    })
    // Others ask catalogue whether the listing is open to them, which knows of none here.
    for (const viewer of [someone(), someone('agent')])
      expect((await enrichment.get(`/api/enrichments/${listingId}`, viewer)).statusCode).toBe(404)
    expect((await enrichment.get(`/api/enrichments/${listingId}`, null)).statusCode).toBe(401)
  })

  it('wait in a list, page by page', async () => {
    const list = (query: string) => enrichment.get(`/api/enrichments?source=books&state=choosing&${query}`)
    const whole = await list('limit=100')
    const ids = whole.json().map(({ listingId }: { listingId: string }) => listingId)
    expect(ids.length).toBeGreaterThan(2)
    expect(whole.json()[0]).toMatchObject({ title: expect.any(String), author: expect.any(String) })
    expect(whole.headers['x-total-count']).toBe(String(ids.length))
    const seen: string[] = []
    let next = '/api/enrichments?source=books&state=choosing&limit=2'
    while (next) {
      const page = await enrichment.get(next)
      seen.push(...page.json().map(({ listingId }: { listingId: string }) => listingId))
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? ''
    }
    expect(seen).toEqual(ids)
    expect((await enrichment.get('/api/enrichments?cursor=nonsense')).statusCode).toBe(400)
    expect((await enrichment.get('/api/enrichments', agent)).statusCode).toBe(403)
    const file = (viewer?: typeof agent) =>
      enrichment.get('/api/enrichments/waiting.csv?source=books&state=choosing', viewer)
    const [heads, ...lines] = (await file()).body.trimEnd().split('\r\n')
    expect(heads).toMatch(/^\uFEFFListing,Title,Author,Source,State,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids)
    expect((await file(agent)).statusCode).toBe(403)
  })
})

describe('choosing', () => {
  it('makes a candidate the match, with its figures, and tells', async () => {
    const row = await enrichment.oneOf('books', 'choosing')
    const [{ id } = { id: '' }] = row.candidates
    const answer = await decide(row.listingId, 'books', { action: 'choose', candidateId: id }, agent)
    expect(answer.json()).toMatchObject({
      books: { categories: expect.any(Array), commercialIndicators: expect.any(Object) },
      sources: [{ source: 'books', state: 'matched', match: { id } }, {}, {}],
    })
    expect(await lastTold(row.listingId)).toMatchObject({ booksFetchedAt: expect.any(String), mediumDetails: null })
    expect(await auditRows.of(enrichment.db).countDocuments({ listingId: row.listingId })).toBe(0)
    await isConsistent()
  })

  it('is kept when the listing is looked up again, whatever the matching says', async () => {
    const row = await enrichment.oneOf('books', 'choosing')
    const id = row.candidates.at(-1)!.id
    await decide(row.listingId, 'books', { action: 'choose', candidateId: id })
    enrichment.passTime(31 * 24 * 60 * 60_000)
    await enrichment.restart()
    await eventually(async () => expect((await stateOf(row)).state).toBe('waiting'), { within: 90_000 })
    expect((await enrichment.get(`/api/google-books/enrich/${row.listingId}`)).statusCode).toBe(404) // catalogue knows it not
    expect(await stateOf(row)).toMatchObject({ state: 'matched', chosen: [id], taken: [id] })
    await eventually(
      async () =>
        expect(await lookUpRows.of(enrichment.db).countDocuments({ staleAt: { $lt: enrichment.clock() } })).toBe(0),
      { within: 90_000 },
    )
    for (let round = 0; round < 2; round++) await enrichment.run('youtube', 10)
    await enrichBooks()
  })

  it('refuses what is not among the candidates, what is nobody’s listing, and whoever may not', async () => {
    const row = await enrichment.oneOf('books', 'choosing')
    const choose = { action: 'choose', candidateId: row.candidates[0]!.id }
    const statuses = await Promise.all([
      decide(row.listingId, 'books', { action: 'choose', candidateId: 'no-such-one' }),
      decide(row.listingId, 'books', { action: 'choose' }),
      decide(row.listingId, 'books', { action: 'destroy' }),
      decide('999999', 'books', choose),
      decide('nonsense', 'books', choose),
      enrichment.post(`/api/enrichments/${row.listingId}/myspace`, choose),
      decide(row.listingId, 'books', choose, someone('agent')),
      decide(row.listingId, 'books', choose, someone()),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([409, 400, 400, 404, 404, 404, 403, 403])
    expect(access.manageListings(agent)).toBe(true)
    expect(await stateOf(row)).toMatchObject({ state: 'choosing' })
  })
})

describe('“not this work”', () => {
  it('takes the match and its figures away, counts and tells it, and can be taken back once', async () => {
    const row = await enrichment.oneOf('youtube', 'matched')
    const before = await enrichment.status('youtube')
    expect((await lastTold(row.listingId)).youtubeVideoCount).toBeGreaterThan(0)
    const answer = (await decide(row.listingId, 'youtube', { action: 'refuse' })).json()
    expect(answer).toMatchObject({ youtube: { videoCount: 0, totalViews: 0, videos: [] } })
    expect(answer.sources[1]).toMatchObject({ state: 'refused', match: null, isDecided: true })
    expect(await lastTold(row.listingId)).toMatchObject({ youtubeVideoCount: 0, youtubeTotalViews: 0 })
    expect(await enrichment.status('youtube')).toMatchObject({ enriched: before.enriched, total: before.total })
    expect(await auditRows.of(enrichment.db).findOne({ listingId: row.listingId })).toMatchObject({
      ...{ actorId: admin.id, action: 'refuse', before: { state: 'matched' }, after: { state: 'refused' } },
    })
    // Whoever reads it anew sees that there is something to take back.
    expect((await enrichment.enrichmentsOf(row.listingId)).sources[1]).toMatchObject({ isDecided: true })
    const undone = (await decide(row.listingId, 'youtube', { action: 'undo' })).json()
    expect(undone.sources[1]).toMatchObject({ state: 'matched', isDecided: false })
    const { taken, figures, state } = await stateOf(row)
    expect({ taken, figures, state }).toEqual({ taken: row.taken, figures: row.figures, state: 'matched' })
    expect(await lastTold(row.listingId)).toMatchObject({ youtubeVideoCount: row.taken.length })
    expect((await decide(row.listingId, 'youtube', { action: 'undo' })).statusCode).toBe(409)
    await isConsistent()
  })

  it('of one candidate leaves the choice among the others', async () => {
    const row = await enrichment.oneOf('books', 'choosing')
    for (const { id } of row.candidates)
      await decide(row.listingId, 'books', { action: 'refuse', candidateId: id }, agent)
    expect(await stateOf(row)).toMatchObject({ state: 'refused', refused: row.candidates.map(({ id }) => id) })
    expect((await decide(row.listingId, 'books', { action: 'refuse' }, agent)).statusCode).toBe(409)
    const { candidates } = (await enrichment.enrichmentsOf(row.listingId, agent)).sources[0]!
    expect(candidates.map(({ isRefused }) => isRefused)).toEqual(row.candidates.map(() => true))
    // One who was hasty may still choose.
    await decide(row.listingId, 'books', { action: 'choose', candidateId: row.candidates[0]!.id }, agent)
    expect(await stateOf(row)).toMatchObject({ state: 'matched' })
  })

  it('is remembered when the title is another one: what was refused is never offered again', async () => {
    const row = await enrichment.oneOf('youtube', 'matched')
    await decide(row.listingId, 'youtube', { action: 'refuse' })
    await enrichment.emptyQueue()
    const { listing } = (await listingRows.of(enrichment.db).findOne({ _id: row.listingId }))!
    await enrichment.changeListing({ ...listing, author: `${listing.author} ` }, 2)
    await enrichment.run('youtube', 10)
    const again = await stateOf(row)
    expect(again.state).not.toBe('waiting')
    expect(again.taken.filter((id) => row.taken.includes(id))).toEqual([])
    expect(again.candidates.filter(({ id }) => row.taken.includes(id))).toEqual([])
  })
})

it('without YouTube’s consent to derived scores there are none', async () => {
  await enrichment.restart({ YOUTUBE_SCORES: 'off' })
  await enrichment.emptyQueue()
  const [listing] = await enrichment.addWorks(1, 200)
  await enrichment.run('youtube')
  const { figures } = await stateOf({ source: 'youtube', listingId: listing!.id } as LookUpRow)
  expect(figures).toMatchObject({ popularityScore: null, adaptationPotential: null, totalViews: expect.any(Number) })
})
