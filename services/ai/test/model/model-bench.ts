import { randomUUID } from 'node:crypto'
import type { PublicListing } from '@storyright/contracts/events'
import { applyCollections, inTransaction, mongoClient } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import { workInBackground } from '@storyright/service-kit'
import { mongoLease } from '@storyright/stored-service/mongodb'
import { redisStored } from '@storyright/stored-service/redis'
import { freshRedis, publishedListing, testMongo, testSandbox } from '@storyright/testing'
import { collections, type Tx } from '../../src/database.ts'
import { createModel, type Model, type ModelSettings } from '../../src/model/model.ts'
import type { Answered } from '../../src/model/questions/keep-answer.ts'

export interface AskedModel {
  request: { model: string; messages: { role: string; content: string }[] }
}

export type ModelBench = Awaited<ReturnType<typeof startModel>>

const day = 24 * 60 * 60_000

interface Replica extends Partial<ModelSettings> {
  /** Another Redis. */
  redisUrl?: string
  usualPatience?: boolean
}

/** The model's part of the service on a MongoDB and a Redis of its own, with the sandbox as the model. */
export async function startModel() {
  const [mongoUrl, redisUrl, sandbox] = [await testMongo('model'), await freshRedis(), await testSandbox()]
  const client = mongoClient(mongoUrl, { service: 'tests' })
  const db = client.db()
  await applyCollections(db, collections)
  const redis = redisStored(redisUrl)
  await redis.db.ping().catch(() => undefined)
  const warnings: string[] = []
  const logger = {
    info() {},
    warn: (_details: object, says: string) => void warnings.push(says),
    error: (_details: object, says: string) => void warnings.push(says),
  }
  let passed = 0
  const clock = () => new Date(Date.now() + passed)
  const transaction = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(client, work)
  const closers: (() => Promise<unknown>)[] = []
  let listings = 0

  /** One replica. */
  function replica({ redisUrl: elsewhere, usualPatience = false, ...more }: Replica = {}) {
    const answered: Answered[] = []
    const own = elsewhere ? redisStored(elsewhere) : redis
    if (elsewhere) closers.push(async () => own.close())
    const model = createModel(
      { db, transaction, redis: own.db, clock, logger },
      {
        baseUrl: `${sandbox.url}/v1`,
        apiKey: 'sk-storyright',
        name: 'sandbox-1',
        callsPerHour: 1_000,
        prices: { input: 0, output: 0 },
        limitMs: 20_000,
        ...(!usualPatience && { patienceMs: 8_000 }),
        lookEveryMs: 50,
        leaseOf: mongoLease(db),
        isOff: async () => false,
        answered: async (_tx, each) => void answered.push(each),
        ...more,
      },
    )
    closers.push(() => model.close())
    // Somebody else each time, unless a test says who reads.
    const readBy = {
      answerOn: (listing: PublicListing, readerId: string = randomUUID()) => model.answerOn(listing, readerId),
      refresh: (listing: PublicListing, readerId: string = randomUUID()) => model.refresh(listing, readerId),
    }
    return { model: { ...model, ...readBy }, answered }
  }

  /** As the subscription does when catalogue tells. */
  const tell = (model: Model, listing: PublicListing, isDeleted = false) =>
    transaction(async (tx) => {
      const row = { isDeleted, listing, version: Date.now() }
      await listingRows.of(db).updateOne({ _id: listing.id }, { $set: row }, { upsert: true, session: tx })
      await model.follow(tx, [{ _id: listing.id, ...row }])
    })
  const state = async () =>
    (await (await fetch(`${sandbox.url}/control/model`)).json()) as { holding: number; asked: AskedModel[] }

  return {
    db,
    redis: redis.db,
    sandbox,
    warnings,
    clock,
    replica,
    tell,
    /** A listing that nobody has asked about. */
    async add(model: Model, change: Partial<PublicListing> = {}): Promise<PublicListing> {
      const listing = publishedListing(`listing-${++listings}`, {
        agentId: randomUUID(),
        title: `Slack Water ${listings}`,
        description: `A pilot hides a stranger in the lighthouse of Mevagissey ${listings}. The crew has vanished.`,
        ...change,
      })
      await tell(model, listing)
      return listing
    },
    passTime: (milliseconds: number) => {
      passed += milliseconds
    },
    aDay: () => {
      passed += day
    },
    state,
    /** How often the model has been asked, about this title or at all. */
    async calls(title = ''): Promise<number> {
      return (await state()).asked.filter(({ request }) =>
        request.messages.some(({ content }) => content.includes(title)),
      ).length
    },
    fail: (fault: object) => sandbox.control('faults', { operation: 'chat.completions', ...fault }),
    async beGullible() {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${sandbox.url}/control/model`, { method: 'PUT', headers, body: '{"gullible":true}' })
    },
    /** Runs background work until the returned function is called. */
    inBackground(model: Model): () => Promise<void> {
      const { stop } = workInBackground(model.background, { clock, logger })
      closers.push(stop)
      return stop
    },
    /** As new: nothing counted, no fault, nothing asked. */
    async calm() {
      await Promise.all(closers.splice(0).map((close) => close()))
      await sandbox.calm('faults')
      await fetch(`${sandbox.url}/control/model`, { method: 'DELETE' })
      await redis.db.flushdb()
      for (const { name } of collections) await db.collection(name).deleteMany({})
      warnings.length = 0
    },
    async stop() {
      await Promise.all(closers.splice(0).map((close) => close()))
      redis.close()
      await client.close()
      await sandbox.stop()
    },
  }
}
