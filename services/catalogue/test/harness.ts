import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ListingForm, listingForm } from '@storyright/contracts/http'
import { limits, type Role, type Viewer } from '@storyright/contracts/vocabulary'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { freshNats, testDatabase, testIdentity, testMembership } from '@storyright/testing'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import { openDatabase, type Tx } from '../src/database.ts'
import { createListingStore, type NewListing } from '../src/listings/listing.store.ts'

const root = path.join(import.meta.dirname, '../../..')
export const migrations = [
  path.join(root, 'packages/messaging/migrations'),
  path.join(root, 'services/catalogue/prisma/migrations'),
]
export const internalToken = 'an-internal-token-for-tests'
export const publicUrl = 'https://storyright.test'
export const agentId = '3f0a4a52-1c6d-4c1a-9a44-0f8f4d8f5b11'

export type Catalogue = Awaited<ReturnType<typeof startCatalogue>>

/** The real service on a database of its own, and on NATS and membership of its own unless given. */
export async function startCatalogue({
  clock = () => new Date(),
  config: more = {},
  ...others
}: {
  config?: Partial<Config>
  clock?: () => Date
  countingLimitMs?: number
  natsUrl?: string
  membershipUrl?: string
  databaseUrl?: string
  offersUrl?: string
} = {}) {
  const [databaseUrl, natsUrl, identity, membership] = [
    others.databaseUrl ?? (await testDatabase('catalogue', migrations)),
    others.natsUrl ?? (await freshNats()),
    await testIdentity(),
    await testMembership(),
  ]
  const folder = await mkdtemp(path.join(tmpdir(), 'storyright-catalogue-'))
  const config = {
    PORT: 0,
    HOST: '127.0.0.1',
    NATS_URL: natsUrl,
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent' as const,
    DATABASE_URL: databaseUrl,
    IDENTITY_URL: identity.url,
    MEMBERSHIP_URL: others.membershipUrl ?? membership.url,
    OFFERS_URL: others.offersUrl ?? identity.url, // which knows of no takings
    PUBLIC_URL: publicUrl,
    EARLY_ACCESS_HOURS: 48,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    UPLOADS_SWEEP_MINUTES: 60,
    LIMIT_IMAGES_PER_DAY: limits.imagesPerDay,
    LIMIT_KEPT_BYTES: limits.keptBytes,
    POUNDS_PER_USD: 0.79,
    POUNDS_PER_EUR: 0.86,
    ...more,
  }
  const start = async () => {
    const built = await buildApp(config, { clock, countingLimitMs: others.countingLimitMs })
    await built.ready()
    return built
  }
  let app = await start()
  const db = openDatabase(databaseUrl, 2)
  const messages = postgresStore<Tx>({ connectionString: databaseUrl, transactions: prismaTransactions<Tx>(db) })
  const outbox = createOutbox({ service: 'catalogue', store: messages })
  const store = createListingStore({
    outbox,
    poundsPer: { GBP: 1, USD: 0.79, EUR: 0.86 },
  })
  return {
    get app() {
      return app
    },
    async restart() {
      await app.close()
      app = await start()
    },
    db,
    natsUrl,
    databaseUrl,
    identity,
    membership,
    uploads: path.join(folder, 'uploads'),
    /** What a background work over entries needs. */
    entries: { db, store, outbox, transaction: messages.transaction, logger: { error: () => {} } },
    async get(url: string, viewer: Viewer | null = someone(), headers: Record<string, string> = {}) {
      const authorization = viewer ? await identity.authorizationOf(viewer) : {}
      return app.inject({ url, headers: { ...authorization, ...headers } })
    },
    async send(
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      viewer: Viewer | null = someone(),
      body?: object,
      headers: Record<string, string> = {},
    ) {
      const authorization = viewer ? await identity.authorizationOf(viewer) : {}
      return app.inject({ method, url, headers: { ...authorization, ...headers }, ...(body && { payload: body }) })
    },
    add: (...listings: Partial<NewListing>[]) =>
      messages.transaction((tx) =>
        store.createListings(
          tx,
          listings.map((listing) => ({ agentId, form: formOf(), createdAt: new Date(), ...listing })),
        ),
      ),
    async stop() {
      await app.close()
      await db.$disconnect()
      await identity.stop()
      await membership.stop()
      await rm(folder, { recursive: true, force: true })
    },
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

export const formOf = (change: Partial<Record<keyof ListingForm, unknown>> = {}): ListingForm =>
  listingForm.parse({
    title: 'Slack Water',
    author: 'Morwenna Tregear',
    contentType: 'book',
    genre: 'Crime',
    synopsis: 'Jenna is told to forget the ship. She works out where the crew came ashore.',
    logline: 'A harbour pilot brings in a coaster whose crew has vanished.',
    targetAudience: 'Adults',
    rightsAvailable: ['film'],
    territory: ['Worldwide'],
    askingPrice: 40_000,
    ...change,
  })
