import type { AnalysedListing, Envelope } from '@storyright/contracts/events'
import type { Problem } from '@storyright/contracts/http'
import { withDatabase } from '@storyright/mongodb/address'
import { eventually, type OwnServer, ownServer, recordEvents, type TestSandbox, testSandbox } from '@storyright/testing'
import { analysisRows } from '../src/analyses/analysis-rows.ts'
import { type Ai, someone, startAi } from './harness.ts'

// The hooks stand in a describe: the harness's own, at top level, ends the servers after them.
describe('while MongoDB or Redis is away', () => {
  let mongo: OwnServer
  let redis: OwnServer
  let ai: Ai
  beforeAll(async () => {
    mongo = await ownServer('mongodb')
    redis = await ownServer('redis')
    ai = await startAi({ config: { MONGODB_URL: withDatabase(mongo.url, 'ai'), REDIS_URL: redis.url } })
  }, 90_000)
  afterAll(async () => {
    await ai?.stop()
    await redis?.stop()
    await mongo?.stop()
  })

  it('analyses are read without Redis, from the tables', async () => {
    const { id } = await ai.addListing()
    await redis.kill()
    const answer = await ai.get(`/api/commercial-analysis/${id}`)
    expect([answer.statusCode, answer.json().source]).toEqual([200, 'rules'])
    await redis.start()
  })

  it('without MongoDB they say when to come back, and do when it is', async () => {
    const { id } = await ai.addListing()
    const before = await ai.get(`/api/commercial-analysis/${id}`)
    await mongo.kill()
    const calls = [
      ai.get(`/api/commercial-analysis/${id}`),
      ai.send('POST', `/api/commercial-analysis/${id}/refresh`, someone()),
      ai.get('/api/commercial-analysis/search'),
      ai.get('/api/commercial-analysis/batch'),
    ]
    for (const answer of await Promise.all(calls)) {
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'UNAVAILABLE'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    await mongo.start()
    const after = await eventually(
      async () => {
        const answer = await ai.get(`/api/commercial-analysis/${id}`)
        expect(answer.statusCode).toBe(200)
        return answer
      },
      { within: 20_000 },
    )
    expect(after.body).toBe(before.body)
    await ai.addListing() // what catalogue tells is heard again
  }, 90_000)
})

describe('two replicas', () => {
  let sandbox: TestSandbox
  let ai: Ai
  let other: Ai
  beforeAll(async () => {
    sandbox = await testSandbox()
    ai = await startAi({ sandbox })
    other = await startAi({
      sandbox,
      config: { MONGODB_URL: ai.mongoUrl, NATS_URL: ai.natsUrl, REDIS_URL: ai.redisUrl },
    })
  })
  afterAll(async () => {
    await other?.stop()
    await ai?.stop()
    await sandbox?.stop()
  })

  it('ask about a listing once, tell of it once, and answer the same', async () => {
    const told = await recordEvents<Envelope<AnalysedListing>>(ai.natsUrl, 'ai.listing.>')
    const ids: string[] = []
    for (let place = 0; place < 10; place++)
      ids.push((await ai.addListing({ title: `Lamp ${place}`, description: 'A detective must find her sister.' })).id)
    await eventually(() => expect(new Set(told.messages.map(({ subject }) => subject)).size).toBe(10), {
      within: 30_000,
    })
    for (const id of ids) {
      const [one, two] = await Promise.all([ai, other].map((each) => each.get(`/api/commercial-analysis/${id}`)))
      expect([one!.statusCode, two!.body]).toEqual([200, one!.body])
    }
    expect(told.messages).toHaveLength(10)
    expect(await analysisRows.of(ai.db).countDocuments({ isAnswered: true, toldVersion: 1 })).toBe(10)
    const { asked } = (await (await fetch(`${sandbox.url}/control/model`)).json()) as { asked: unknown[] }
    expect(asked).toHaveLength(10)
    await told.stop()
  })
})
