import { messagingCollections } from '@storyright/messaging/mongodb'
import { withDatabase } from '@storyright/mongodb/address'
import { eventually, type OwnServer, ownServer, type TestSandbox, testSandbox } from '@storyright/testing'
import { CLAIM_LASTS_MS } from '../src/queue/look-up.ts'
import { countingWorld } from './counting-world.ts'
import { type Enrichment, startEnrichment } from './harness.ts'

const soon = { within: 60_000 }
const COUNT = 10
const outbox = messagingCollections.find(({ name }) => name.endsWith('outbox'))!.name

let sandbox: TestSandbox
let world: Awaited<ReturnType<typeof countingWorld>>
let server: OwnServer
let enrichment: Enrichment
beforeAll(async () => {
  sandbox = await testSandbox()
})
beforeEach(async () => {
  world = await countingWorld(sandbox)
})
afterEach(async () => {
  await enrichment?.stop()
  await server?.stop()
  await world.stop()
})
afterAll(() => sandbox?.stop())

async function queue(): Promise<string[]> {
  const ids: string[] = []
  for (let count = 0; count < COUNT; count++)
    ids.push((await enrichment.addListing({ title: `Stranded number ${count}`, author: 'Nobody Whatsoever' })).id)
  return ids
}
const finish = () =>
  eventually(async () => {
    await enrichment.run('youtube', 10)
    expect(await enrichment.status('youtube')).toMatchObject({ total: COUNT, enriched: COUNT, remaining: 0, failed: 0 })
  }, soon)

it('while MongoDB is away calls say when to come again; nothing is lost, told twice or counted wrongly', async () => {
  server = await ownServer('mongodb')
  const config = { MONGODB_URL: withDatabase(server.url, 'enrichment') }
  enrichment = await startEnrichment({ sandbox: world, config })
  const ids = await queue()
  const batch = enrichment.run('youtube', 10)
  await eventually(() => expect(world.searches.length).toBeGreaterThan(2), soon)
  await server.kill()
  const calls = [
    batch,
    enrichment.run('youtube'),
    enrichment.get('/api/admin/youtube-enrichment-status'),
    enrichment.get('/api/enrichments'),
    enrichment.get('/api/enrichments/1'),
    enrichment.get('/api/google-books/enrich/1'),
    enrichment.get('/api/google-books/search?q=lighthouse'),
    enrichment.post('/api/enrichments/1/youtube', { action: 'refuse' }),
  ]
  for (const answer of await Promise.all(calls)) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  await server.start()
  enrichment.passTime(CLAIM_LASTS_MS) // what was in flight is free again
  await finish()
  for (const id of ids) expect((await enrichment.told(id)).map(({ entityversion }) => entityversion)).toEqual([1])
  const times = Map.groupBy(world.searches, (search) => search)
  expect([...times.values()].filter((searches) => searches.length > 1).length).toBeLessThanOrEqual(1)
})

it('while NATS is away listings are looked up, and told when it is back', async () => {
  server = await ownServer('nats')
  enrichment = await startEnrichment({ sandbox: world, config: { NATS_URL: server.url } })
  await queue()
  await server.kill()
  await finish()
  await server.start()
  const rows = enrichment.db.collection(outbox)
  await eventually(async () => expect(await rows.countDocuments({ sent: false })).toBe(0), soon)
  expect(await rows.countDocuments({ sent: true })).toBe(COUNT)
})
