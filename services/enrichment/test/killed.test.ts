import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@storyright/backing-servers'
import { eventually, type TestSandbox, testSandbox } from '@storyright/testing'
import type { Config } from '../src/config.ts'
import { lookUpRows, never } from '../src/look-ups/look-up-rows.ts'
import { CLAIM_LASTS_MS } from '../src/queue/look-up.ts'
import { countingWorld } from './counting-world.ts'
import { admin, type Enrichment, startEnrichment } from './harness.ts'

jest.setTimeout(240_000 + 200 * Number(process.env.KILLED_LISTINGS ?? 0))

const main = path.resolve(import.meta.dirname, '../src/main.ts')
const COUNT = Number(process.env.KILLED_LISTINGS ?? 40)
const KILLS = Math.ceil(COUNT / 10)

let sandbox: TestSandbox
let world: Awaited<ReturnType<typeof countingWorld>>
let enrichment: Enrichment
let child: ChildProcess | undefined
afterEach(async () => {
  child?.kill('SIGKILL')
  await enrichment?.stop()
  await world?.stop()
  await sandbox?.stop()
})

const environmentOf = (config: Config, port: number) => ({
  ...process.env,
  ...Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)])),
  PORT: String(port),
  STOP_WITH_PARENT: '1',
})

it('a process killed in the middle of a batch, again and again, loses no listing and repeats none but those in flight', async () => {
  sandbox = await testSandbox()
  world = await countingWorld(sandbox)
  enrichment = await startEnrichment({ sandbox: world })
  for (let count = 0; count < COUNT; count++)
    await enrichment.addListing({ title: `Drifting number ${count} of many`, author: 'Nobody Whatsoever' })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const headers = { ...(await enrichment.identity.authorizationOf(admin)), 'content-type': 'application/json' }
  const begin = async () => {
    const env = environmentOf(enrichment.config, port)
    child = spawn(process.execPath, [main], { env, stdio: ['pipe', 'ignore', 'ignore'] })
    await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { within: 60_000 })
  }

  for (let kill = 0; kill < KILLS; kill++) {
    await begin()
    const before = world.searches.length
    const batch = fetch(`${url}/api/admin/enrich-youtube`, { method: 'POST', headers, body: '{"batchSize":10}' })
    batch.catch(() => undefined)
    await eventually(() => expect(world.searches.length).toBeGreaterThanOrEqual(before + 3), { within: 30_000 })
    const ended = once(child!, 'exit')
    child!.kill('SIGKILL')
    await ended
  }
  // Whoever is left looks the rest up; what was in flight waits until its claim ends.
  const rows = lookUpRows.of(enrichment.db)
  const inFlight = await rows.countDocuments({ source: 'youtube', claim: { $ne: null } })
  expect(inFlight).toBeLessThanOrEqual(KILLS)
  enrichment.passTime(CLAIM_LASTS_MS + 1_000)
  await eventually(
    async () => {
      await enrichment.run('youtube', 10)
      expect(await enrichment.status('youtube')).toMatchObject({ total: COUNT, enriched: COUNT, remaining: 0 })
    },
    { within: 60_000 },
  )
  expect(await rows.countDocuments({ source: 'youtube', dueAt: { $gt: never } })).toBe(0)
  const times = Map.groupBy(world.searches, (search) => search)
  expect(times.size).toBe(COUNT)
  const repeated = [...times.values()].filter((searches) => searches.length > 1)
  expect(repeated.length).toBeLessThanOrEqual(inFlight)
  expect(repeated.every((searches) => searches.length === 2)).toBe(true)
  for (const row of await rows.find({ source: 'youtube' }).toArray())
    expect((await enrichment.told(row.listingId)).map(({ entityversion }) => entityversion)).toEqual([1])
})
