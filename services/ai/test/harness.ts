import { randomUUID } from 'node:crypto'
import {
  type Envelope,
  type EventDefinition,
  listingCreated,
  listingUpdated,
  type PublicListing,
} from '@storyright/contracts/events'
import { exportUser, internalTokenHeader, republishSnapshots } from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import { messagingCollections } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import {
  eventually,
  freshNats,
  freshRedis,
  openPublisher,
  publishedListing,
  testIdentity,
  testMongo,
} from '@storyright/testing'
import { buildApp, type Surroundings } from '../src/app.ts'
import type { Config } from '../src/config.ts'

const inbox = messagingCollections.find(({ name }) => name.endsWith('inbox'))
export const internalToken = 'an-internal-token-for-tests'

export type Ai = Awaited<ReturnType<typeof startAi>>

interface Starting extends Surroundings {
  /** Without one the model is away. */
  sandbox?: { url: string }
  config?: Partial<Config>
}

/** The real service on a database of its own, and on NATS and Redis of this worker's. */
export async function startAi({ sandbox, config: more = {}, ...surroundings }: Starting = {}) {
  const [mongoUrl, natsUrl, redisUrl, identity] = [
    more.MONGODB_URL ?? (await testMongo('ai')),
    more.NATS_URL ?? (await freshNats()),
    more.REDIS_URL ?? (await freshRedis('ai')),
    await testIdentity(),
  ]
  const config: Config = {
    PORT: 0,
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    MONGODB_URL: mongoUrl,
    REDIS_URL: redisUrl,
    OPENAI_BASE_URL: `${sandbox?.url ?? 'http://127.0.0.1:9'}/v1`,
    OPENAI_API_KEY: 'sk-storyright',
    OPENAI_MODEL: 'sandbox-1',
    MODEL_CALLS_PER_HOUR: 600,
    MODEL_LIMIT_SECONDS: 20,
    MODEL_BUDGET_PER_DAY: 0,
    MODEL_INPUT_PRICE: 0,
    MODEL_OUTPUT_PRICE: 0,
    POUNDS_PER_USD: 0.79,
    RATES_OF: '2026-11-02',
    LIMIT_TRACKED_PER_MINUTE: 1_000_000,
    LIMIT_TRACKED_AT_ONCE: 1_000_000,
    IDENTITY_URL: identity.url,
    CATALOGUE_URL: identity.url, // which knows no listing
    ...more,
  }
  const start = async () => {
    const app = await buildApp(config, surroundings)
    await app.ready()
    return app
  }
  let app = await start()
  const client = mongoClient(mongoUrl, { service: 'tests' })
  const db = client.db()
  const publisher = await openPublisher(natsUrl)
  /** Waits until the service has handled events, whether they changed anything or not. */
  const handled = (...events: Envelope[]) =>
    eventually(
      async () => {
        const these = { _id: { $in: events.map(({ id }) => `ai ${id}`) } }
        expect(await db.collection<{ _id: string }>(inbox!.name).countDocuments(these)).toBe(events.length)
      },
      { within: 20_000 },
    )
  let listings = 0

  /** Waits until this version of the listing, or a newer one, is known. */
  const known = (id: string, version = 1) =>
    eventually(
      async () => {
        const row = await listingRows.of(db).findOne({ _id: id, version: { $gte: version } })
        if (!row) throw new Error(`Listing ${id} is not known in version ${version}`)
        return row
      },
      { within: 20_000 },
    )

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    viewer: Viewer | null,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const headers = { ...(viewer && (await identity.authorizationOf(viewer))), ...more }
    return app.inject({ method, url, headers, ...(body && { payload: body }) })
  }
  const internal = { [internalTokenHeader]: internalToken }

  return {
    get app() {
      return app
    },
    db,
    mongoUrl,
    natsUrl,
    redisUrl,
    config,
    identity,
    publisher,
    handled,
    known,
    /** Says what other services say; resolves once it is handled: `ai.say(listingDeleted, 3, listing)`. */
    async say<Data extends { id: string } | { userId: string }>(
      definition: EventDefinition<Data>,
      version: number,
      data: Data,
    ): Promise<Envelope<Data>> {
      const event = await publisher.say(definition, version, data)
      await handled(event)
      return event
    },
    send,
    get: (url: string, viewer: Viewer | null = someone()) => send('GET', url, viewer),
    /** Catalogue tells of a new listing; resolves once it is known. */
    async addListing(change: Partial<PublicListing> = {}): Promise<PublicListing> {
      const listing = publishedListing(change.id ?? String(++listings), change)
      await publisher.say(listingCreated, 1, listing)
      await known(listing.id)
      return listing
    },
    /** Catalogue tells of a change; resolves once it is known. */
    async changeListing(listing: PublicListing, version: number): Promise<PublicListing> {
      await publisher.say(listingUpdated, version, listing)
      await known(listing.id, version)
      return listing
    },
    /** What is held about somebody, as identity's export asks. */
    recordsOf: (id: string) => send('GET', exportUser.path.replace(':id', id), null, undefined, internal),
    republish: () => send('POST', republishSnapshots.path, null, undefined, internal),
    async restart() {
      await app.close()
      app = await start()
    },
    async stop() {
      await app.close()
      await publisher.stop()
      await client.close()
      await identity.stop()
    },
  }
}

/** A premium producer unless said otherwise. */
export function someone(role: Role = 'producer', tier: Viewer['tier'] = 'premium'): Viewer {
  return {
    id: randomUUID(),
    role,
    tier,
    verified: true,
  }
}
