import { eventually, type TestSandbox, testSandbox } from '@storyright/testing'
import { lookUpRows } from '../src/look-ups/look-up-rows.ts'
import { countingWorld } from './counting-world.ts'
import { type Enrichment, startEnrichment } from './harness.ts'

const soon = { within: 60_000 }
const SECOND = 1 / 60
const DAY_MS = 24 * 60 * 60_000

let sandbox: TestSandbox
let world: Awaited<ReturnType<typeof countingWorld>>
let enrichment: Enrichment
let other: Awaited<ReturnType<Enrichment['start']>>
beforeAll(async () => {
  sandbox = await testSandbox()
  world = await countingWorld(sandbox)
  enrichment = await startEnrichment({ sandbox: world, config: { ENRICHMENT_EVERY_MINUTES: SECOND } })
  other = await enrichment.start()
})
afterAll(async () => {
  await other?.close()
  await enrichment?.stop()
  await world?.stop()
  await sandbox?.stop()
})

const unheardOf = (title: string) => enrichment.addListing({ title, author: 'Nobody Whatsoever' })
const lookedUp = (listingId: string) =>
  eventually(async () => {
    const waiting = await lookUpRows.of(enrichment.db).countDocuments({ listingId, dueAt: { $ne: null } })
    expect(waiting).toBe(0)
  }, soon)
const leases = () => enrichment.db.collection<{ _id: string; holder: string }>('_leases')

it('where it is configured, every source is asked by itself, by one of two replicas, and each listing once', async () => {
  const ids: string[] = []
  for (const number of [1, 2, 3]) ids.push((await unheardOf(`Scheduled number ${number}`)).id)
  for (const id of ids) await lookedUp(id)
  expect(await leases().countDocuments({ _id: 'schedule' })).toBe(1)
  // A book by two questions, a video and a post by one each.
  for (const number of [1, 2, 3])
    expect(world.searches.filter((asked) => asked.includes(`Scheduled number ${number}`))).toHaveLength(4)
})

it('what is too old is dropped and fetched again without anybody', async () => {
  const { id } = await unheardOf('Fetched twice in two months')
  await lookedUp(id)
  const before = (await enrichment.rowOf('youtube', id))!.fetchedAt!
  enrichment.passTime(31 * DAY_MS)
  await other.close() // so that the one that is started next begins at once
  await enrichment.restart()
  await eventually(async () => {
    const { state, fetchedAt } = (await enrichment.rowOf('youtube', id))!
    expect([state, Number(fetchedAt) - before.getTime()]).toEqual(['none', expect.any(Number)])
    expect(Number(fetchedAt)).toBeGreaterThan(before.getTime() + 30 * DAY_MS)
  }, soon)
  const told = (await enrichment.told(id)).map(({ data }) => data.youtubeFetchedAt)
  expect(told.filter((at) => at === null).length).toBeGreaterThan(0) // not shown meanwhile
})

it('another replica goes on when the one that ran it ends', async () => {
  other = await enrichment.start()
  const before = await leases().findOne({ _id: 'schedule' })
  await enrichment.restart({ ENRICHMENT_EVERY_MINUTES: 0 })
  await lookedUp((await unheardOf('Looked up by the other one')).id)
  expect((await leases().findOne({ _id: 'schedule' }))?.holder).not.toBe(before?.holder)
})

it('a source without a key is off and says so, and the others go on', async () => {
  await other.close()
  await enrichment.restart({ YOUTUBE_API_KEY: '', ENRICHMENT_EVERY_MINUTES: 0 })
  const { id } = await unheardOf('Heard of without videos')
  const refused = await enrichment.post('/api/admin/enrich-youtube', {})
  expect([refused.statusCode, refused.json().detail]).toEqual([
    503,
    expect.stringMatching(/^YouTube is not looked up: this installation has no key for it\./),
  ])
  expect((await enrichment.post('/api/admin/enrich-twitter', {})).statusCode).toBe(200)
  expect(await enrichment.rowOf('youtube', id)).toMatchObject({ state: 'waiting' })
  expect(await enrichment.rowOf('twitter', id)).toMatchObject({ state: 'none' })
})
