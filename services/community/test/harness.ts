import { randomUUID } from 'node:crypto'
import {
  type Envelope,
  type EventDefinition,
  listingCreated,
  listingUpdated,
  type PublicListing,
  type PublicUser,
  userRegistered,
} from '@storyright/contracts/events'
import { exportUser, internalTokenHeader, republishSnapshots } from '@storyright/contracts/http'
import type { Role, Viewer } from '@storyright/contracts/vocabulary'
import {
  eventually,
  freshNats,
  freshRedis,
  openPublisher,
  publishedListing,
  samplePerson,
  testDatabase,
  testIdentity,
} from '@storyright/testing'
import { buildApp, type Surroundings } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { openDatabase } from '../src/database.ts'
import { Prisma } from '../src/generated/client.ts'
import { listingVersionOf } from '../src/listings/listing.store.ts'
import { findPerson } from '../src/people/person.store.ts'
import { migrations } from './migrations.ts'

const internalToken = 'an-internal-token-for-tests'
const patience = { within: 20_000 }

export type Community = Awaited<ReturnType<typeof startCommunity>>
/** Somebody whom the service knows: who asks, and what everybody sees of them. */
export type Member = Viewer & { person: PublicUser }

interface Starting extends Surroundings {
  config?: Partial<Config>
}

/** The real service on a database of its own, and on NATS and Redis of this worker's. */
export async function startCommunity({ config: more = {}, ...surroundings }: Starting = {}) {
  const [databaseUrl, natsUrl, redisUrl, identity] = [
    more.DATABASE_URL ?? (await testDatabase('community', migrations)),
    more.NATS_URL ?? (await freshNats()),
    more.REDIS_URL ?? (await freshRedis('community')),
    await testIdentity(),
  ]
  const config: Config = {
    PORT: 0,
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    IDENTITY_URL: identity.url,
    CATALOGUE_URL: identity.url,
    OFFERS_URL: identity.url,
    PUBLIC_URL: 'https://storyright.test',
    LIMIT_WRITES_PER_MINUTE: 300,
    LIMIT_WRITES_AT_ONCE: 60,
    LIMIT_SUPPORT_OPEN_THREADS: 100_000,
    LIMIT_SUPPORT_THREADS_PER_DAY: 100_000,
    LIMIT_SUPPORT_MESSAGES_PER_DAY: 100_000,
    LIMIT_UNSUBSCRIBING_PER_MINUTE: 60,
    TRUSTED_PROXIES: ['loopback'],
    ...more,
  }
  const start = async () => {
    const app = await buildApp(config, surroundings)
    await app.ready()
    return app
  }
  let app = await start()
  const db = openDatabase(databaseUrl)
  const publisher = await openPublisher(natsUrl)
  let listings = 0

  /** Waits until the service has handled an event, whether it changed anything or not. */
  const handled = ({ id }: Envelope) =>
    eventually(async () => {
      const rows = await db.$queryRaw`SELECT FROM messaging.inbox WHERE event_id = ${id}::uuid LIMIT 1`
      expect(rows).toHaveLength(1)
    }, patience)

  /** Waits until this version of the listing, or a newer one, is known. */
  const known = (id: string, version = 1) =>
    eventually(async () => {
      if ((await listingVersionOf(db, id)) < version)
        throw new Error(`Listing ${id} is not known in version ${version}`)
    }, patience)

  const outboxOf = (condition: Prisma.Sql) =>
    db.$queryRaw<{ payload: string }[]>`SELECT payload FROM messaging.outbox ${condition}`

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    viewer: Viewer | null,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const headers = { ...(viewer && (await identity.authorizationOf(claimsOf(viewer)))), ...more }
    return app.inject({ method, url, headers, ...(body && { payload: body }) })
  }
  const internal = { [internalTokenHeader]: internalToken }

  return {
    get app() {
      return app
    },
    db,
    databaseUrl,
    natsUrl,
    redisUrl,
    config,
    identity,
    publisher,
    handled,
    known,
    /** Says what other services say; resolves once it is handled: `community.say(listingDeleted, 3, listing)`. */
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
    get: (url: string, viewer: Viewer | null) => send('GET', url, viewer),
    post: (url: string, viewer: Viewer | null, body?: object, more?: Record<string, string>) =>
      send('POST', url, viewer, body, more),
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
    /** Identity tells of somebody: a premium member unless said otherwise; resolves once they are known. */
    async join({ tier = 'premium', ...change }: Partial<PublicUser> & { tier?: Viewer['tier'] } = {}): Promise<Member> {
      const role = change.role ?? (tier === 'premium' ? 'premium' : 'producer')
      const person = samplePerson({ ...change, role })
      const event = await publisher.say(userRegistered, 1, person)
      await handled(event)
      await eventually(async () => expect(await findPerson(db, person.id)).not.toBeNull(), patience)
      return { ...someone(role, tier), id: person.id, person }
    },
    /** The events that were told of something, in the order of their versions. */
    async told<Data>(entityId: string): Promise<(Envelope<Data> & { type: string })[]> {
      const rows = await outboxOf(Prisma.sql`WHERE subject LIKE ${`%.${entityId}`}`)
      const events = rows.map(({ payload }) => JSON.parse(payload) as Envelope<Data>)
      return events.toSorted((one, other) => one.entityversion - other.entityversion)
    },
    /** What was told by one event, the oldest first. */
    async toldBy<Data extends { id: string } | { userId: string }>({ type }: EventDefinition<Data>): Promise<Data[]> {
      const rows = await outboxOf(Prisma.empty)
      return rows
        .map(({ payload }) => JSON.parse(payload) as Envelope<Data> & { type: string })
        .filter((event) => event.type === type)
        .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))
        .map(({ data }) => data)
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
      await db.$disconnect()
      await identity.stop()
    },
  }
}

/** What a token says of somebody. */
const claimsOf = ({ id, role, tier, verified }: Viewer): Viewer => ({ id, role, tier, verified })

/** Somebody of whom the service has not heard: a premium member unless said otherwise. */
export function someone(role: Role = 'premium', tier: Viewer['tier'] = 'premium'): Viewer {
  return {
    id: randomUUID(),
    role,
    tier,
    verified: true,
  }
}
