import { type TestSandbox, testSandbox } from '@storyright/testing'
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
