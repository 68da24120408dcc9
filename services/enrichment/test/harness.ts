import { randomUUID } from 'node:crypto'
import {
  type EnrichedListing,
  type Envelope,
  listingCreated,
  listingDeleted,
  listingUpdated,
  type PublicListing,
} from '@storyright/contracts/events'
import {
  type EnrichmentStatus,
  type Enrichments,
  enrichments,
  internalTokenHeader,
  republishSnapshots,
} from '@storyright/contracts/http'
import type { EnrichmentSource, Role, Viewer } from '@storyright/contracts/vocabulary'
import { demoListings } from '@storyright/demo'
import { messagingCollections } from '@storyright/messaging/mongodb'
import { mongoClient } from '@storyright/mongodb'
import { listingRows } from '@storyright/read-models'
import {
  eventually,
  freshNats,
  openPublisher,
  publishedListing,
  type TestSandbox,
  testIdentity,
  testMongo,
} from '@storyright/testing'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { type LookUpRow, lookUpRows, rowId } from '../src/look-ups/look-up-rows.ts'

const named = (part: string) => messagingCollections.find(({ name }) => name.endsWith(part))!.name
export const internalToken = 'an-internal-token-for-tests'
const patience = { within: 90_000 }

export type Enrichment = Awaited<ReturnType<typeof startEnrichment>>

interface Starting {
  sandbox?: Pick<TestSandbox, 'url'>
  config?: Partial<Config>
}

const away = 'http://127.0.0.1:9'

/** What a test runs the service with: no pauses, and the sandbox as the world. */
export function testConfig(urls: { mongo: string; nats: string; identity: string; world: string }): Config {
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    NATS_URL: urls.nats,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    MONGODB_URL: urls.mongo,
    IDENTITY_URL: urls.identity,
    CATALOGUE_URL: urls.identity, // which knows no listing
    MEMBERSHIP_URL: away, // so that every reader is let in
    GOOGLE_BOOKS_API_URL: urls.world,
    GOOGLE_BOOKS_API_KEY: 'books-storyright',
    GOOGLE_BOOKS_REQUESTS_PER_DAY: 1_000_000,
    YOUTUBE_API_URL: urls.world,
    YOUTUBE_API_KEY: 'youtube-storyright',
    YOUTUBE_UNITS_PER_DAY: 1_000_000,
    X_API_URL: urls.world,
    X_BEARER_TOKEN: 'x-storyright',
    X_POSTS_PER_DAY: 1_000_000,
    OUTSIDE_IMAGE_ORIGIN: urls.world,
    YOUTUBE_PAUSE_MS: 0,
    X_PAUSE_MS: 0,
    GOOGLE_BOOKS_PAUSE_MS: 0,
    SOURCE_LIMIT_SECONDS: 20,
    YOUTUBE_SCORES: 'on',
    ENRICHMENT_EVERY_MINUTES: 0,
  }
}

/** The real service on a database of its own, and on NATS of this worker's. */
export async function startEnrichment({ sandbox, config: more = {} }: Starting = {}) {
  const [mongo, nats, identity] = [
    more.MONGODB_URL ?? (await testMongo('enrichment')),
    more.NATS_URL ?? (await freshNats()),
    await testIdentity(),
  ]
  const config = { ...testConfig({ mongo, nats, identity: identity.url, world: sandbox?.url ?? away }), ...more }
  let passed = 0
  const clock = () => new Date(Date.now() + passed)
  const start = async (change: Partial<Config> = {}) => {
    const app = await buildApp({ ...config, ...change }, { clock })
    await app.ready()
    return app
  }
  let app = await start()
  const client = mongoClient(mongo, { service: 'tests' })
  const db = client.db()
  const publisher = await openPublisher(nats)
  let listings = 0

  const known = (id: string, version: number, isDeleted = false) =>
    eventually(async () => {
      const row = await listingRows.of(db).findOne({ _id: id, version: { $gte: version } })
      if (!row || row.isDeleted !== isDeleted) throw new Error(`Listing ${id} is not known in version ${version}`)
    }, patience)

  async function send(method: 'GET' | 'POST', url: string, viewer: Viewer | null = admin, body?: object) {
    const headers = viewer ? await identity.authorizationOf(viewer) : {}
    return app.inject({ method, url, headers, ...(body && { payload: body }) })
  }
  const rowOf = (source: EnrichmentSource, id: string) => lookUpRows.of(db).findOne({ _id: rowId(source, id) })

  return {
    get app() {
      return app
    },
    db,
    config,
    identity,
    publisher,
    clock,
    natsUrl: nats,
    send,
    get: (url: string, viewer: Viewer | null = admin) => send('GET', url, viewer),
    post: (url: string, body?: object, viewer: Viewer | null = admin) => send('POST', url, viewer, body),
    passTime(milliseconds: number) {
      passed += milliseconds
    },
    /** Another replica on the same database. */
    start,
    async restart(change: Partial<Config> = {}) {
      await app.close()
      app = await start(change)
    },
    /** Catalogue tells of a new listing; resolves once it is known. */
    async addListing(change: Partial<PublicListing> = {}): Promise<PublicListing> {
      const listing = publishedListing(change.id ?? String(++listings), change)
      await publisher.say(listingCreated, 1, listing)
      await known(listing.id, 1)
      return listing
    },
    /** The first works of the demo catalogue, which the sandbox knows something of. */
    async addWorks(count: number, from = 0): Promise<PublicListing[]> {
      const added = demoListings()
        .slice(from, from + count)
        .map(({ form }) => publishedListing(String(++listings), workOf(form)))
      for (const listing of added) await publisher.say(listingCreated, 1, listing)
      await eventually(
        async () =>
          expect(await listingRows.of(db).countDocuments({ _id: { $in: added.map(({ id }) => id) } })).toBe(count),
        patience,
      )
      return added
    },
    async changeListing(listing: PublicListing, version: number): Promise<void> {
      await publisher.say(listingUpdated, version, listing)
      await known(listing.id, version)
    },
    async deleteListing(listing: PublicListing, version: number): Promise<void> {
      await publisher.say(listingDeleted, version, listing)
      await known(listing.id, version, true)
    },
    rowOf,
    /** As if everything that waits were done: a test that adds listings then meets none but those. */
    emptyQueue: () => lookUpRows.of(db).updateMany({}, { $set: { dueAt: null } }),
    /** The first row of a source in a state. */
    async oneOf(source: EnrichmentSource, state: LookUpRow['state']): Promise<LookUpRow> {
      const row = await lookUpRows.of(db).findOne({ source, state }, { sort: { _id: 1 } })
      if (!row) throw new Error(`Nothing is ${state} at ${source}`)
      return row
    },
    async status(source: 'youtube' | 'twitter'): Promise<EnrichmentStatus> {
      return (await send('GET', `/api/admin/${source}-enrichment-status`)).json()
    },
    async enrichmentsOf(id: string, viewer: Viewer = admin): Promise<Enrichments> {
      const answer = await send('GET', `/api/enrichments/${id}`, viewer)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return enrichments.parse(answer.json())
    },
    run: (source: 'youtube' | 'twitter', batchSize = 5) =>
      send('POST', `/api/admin/enrich-${source}`, admin, { batchSize }),
    /** The events that were told of a listing, in the order of their versions. */
    async told(id: string): Promise<(Envelope<EnrichedListing> & { type: string })[]> {
      const rows = await db
        .collection<{ payload: string }>(named('outbox'))
        .find({ subject: { $regex: `^enrichment\\.listing\\..*\\.${id}$` } })
        .toArray()
      const events = rows.map(({ payload }) => JSON.parse(payload) as Envelope<EnrichedListing>)
      return events.toSorted((one, other) => one.entityversion - other.entityversion)
    },
    republish: () =>
      app.inject({ method: 'POST', url: republishSnapshots.path, headers: { [internalTokenHeader]: internalToken } }),
    async stop() {
      await app.close()
      await publisher.stop()
      await client.close()
      await identity.stop()
    },
  }
}

type DemoForm = ReturnType<typeof demoListings>[number]['form']
export function workOf({ title, author, isbn, publisher, publicationDate, medium }: DemoForm): Partial<PublicListing> {
  return {
    ...{ title, author, isbn: isbn ?? null, publisher, publicationDate, medium: medium ?? 'book' },
  }
}

export function someone(role: Role = 'producer', tier: Viewer['tier'] = 'free'): Viewer {
  return {
    id: randomUUID(),
    role,
    tier,
    verified: true,
  }
}
export const admin = someone('admin', 'premium')
/** The agent of `publishedListing`. */
export const agent: Viewer = { ...someone('agent'), id: publishedListing('1').agentId }
