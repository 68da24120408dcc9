import { type TestSandbox, testAnswers, testSandbox } from '@storyright/testing'
import { lookUpRows } from '../src/look-ups/look-up-rows.ts'
import { countingWorld } from './counting-world.ts'
import { type Enrichment, startEnrichment } from './harness.ts'

let sandbox: TestSandbox
let world: Awaited<ReturnType<typeof countingWorld>>
let enrichment: Enrichment
beforeAll(async () => {
  sandbox = await testSandbox()
  world = await countingWorld(sandbox)
  enrichment = await startEnrichment({ sandbox: world })
})
afterAll(async () => {
  await enrichment?.stop()
  await world?.stop()
  await sandbox?.stop()
})

const lookUp = async (listingIds: string[]) =>
  (await enrichment.post('/api/google-books/batch-enrich', { listingIds, autoApply: false })).json()
const askedFor = (title: string) => world.searches.filter((asked) => asked.includes(`intitle:"${title}"`))

it('a book that its author’s name does not find is looked for by its title alone, and others of that title are weighed', async () => {
  const works = await enrichment.addWorks(60, 30)
  await lookUp(works.map(({ id }) => id))
  const byState = Map.groupBy(
    await lookUpRows.of(enrichment.db).find({ source: 'books' }).toArray(),
    ({ state }) => state,
  )
  const titleOf = (id: string) => works.find((work) => work.id === id)!.title.replaceAll('"', ' ')
  for (const state of ['choosing', 'none'] as const)
    for (const { listingId } of byState.get(state) ?? [])
      expect(askedFor(titleOf(listingId)).at(-1)).toBe(`intitle:"${titleOf(listingId)}"`)
  const settledAtOnce = byState.get('matched')!.filter(({ listingId }) => askedFor(titleOf(listingId)).length === 1)
  expect(settledAtOnce.length).toBeGreaterThan(0)
  const reasons = byState.get('choosing')!.flatMap(({ candidates }) => candidates.flatMap((its) => its.reasons))
  expect(reasons).toContain('The author cannot be compared') // no record with an author's name would have brought it
})

it('a server that Google cannot place is answered: every question names the country', async () => {
  const [work] = await enrichment.addWorks(1, 90)
  const { results } = await lookUp([work!.id])
  expect(results).toEqual([expect.objectContaining({ listingId: work!.id, failure: null })])
  const answer = await enrichment.get('/api/google-books/search?q=lighthouse')
  expect(answer.statusCode).toBe(200)
})

it.each(['A', 'É', '百年の孤独', '“Quoted” — & (bracketed)', '👩‍🚀', '"'])(
  'the title %s is asked for and breaks nothing',
  async (title) => {
    const { id } = await enrichment.addListing({ title, author: 'Zoë Ångström-Þór' })
    expect((await lookUp([id])).results).toEqual([{ listingId: id, state: 'none', isApplied: false, failure: null }])
  },
)

it('a listing of which nothing was told yet is asked of catalogue: decided about, looked up, and taken over by itself', async () => {
  const id = '987654'
  const known = await enrichment.addWorks(1, 91)
  const listing = { ...known[0]!, id }
  const catalogue = await testAnswers({ [`/internal/listings/${id}`]: { version: 1, listing } })
  await enrichment.restart({ CATALOGUE_URL: catalogue.url })
  const undo = await enrichment.post(`/api/enrichments/${id}/books`, { action: 'undo' })
  expect([undo.statusCode, undo.json().code]).toEqual([409, 'NOTHING_TO_TAKE_BACK'])
  const flags = { updateCoverImage: false, updatePageCount: true, updateGenre: false, addMetadata: false }
  const asked = world.searches.length
  await enrichment.post(`/api/google-books/apply-enrichment/${id}`, flags)
  expect(world.searches.length).toBeGreaterThan(asked) // nobody had looked before
  expect((await lookUpRows.of(enrichment.db).findOne({ listingId: id, source: 'books' }))?.state).not.toBe('waiting')
  await enrichment.restart({ CATALOGUE_URL: enrichment.config.CATALOGUE_URL })
  await catalogue.stop()
})
