import { demoProgressLine, enrichmentSources } from '@storyright/contracts/vocabulary'
import { demoListings, demoLookedUp } from '@storyright/demo'
import { createOutbox } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf, createServiceClient } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { collections } from './database.ts'
import { seedLookedUp } from './demo/seed-looked-up.ts'
import { createSources } from './sources/create-sources.ts'
import { sourceEnvironment, sourceSettingsOf } from './sources/settings.ts'

const { DEMO_WORKS_DIR, DEMO_SOURCES, MONGODB_URL, CATALOGUE_URL, INTERNAL_TOKEN, ...config } = configOf({
  ...sourceEnvironment,
  MONGODB_URL: environment.MONGODB_URL,
  CATALOGUE_URL: environment.CATALOGUE_URL,
  INTERNAL_TOKEN: environment.INTERNAL_TOKEN,
  SOURCE_LIMIT_SECONDS: environment.SOURCE_LIMIT_SECONDS,
  YOUTUBE_SCORES: environment.YOUTUBE_SCORES,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
  /** The sources that the sandbox plays: it alone is asked about the demo, for as much as one likes. */
  DEMO_SOURCES: z
    .string()
    .default('')
    .transform((names) => enrichmentSources.filter((source) => names.split(',').includes(source))),
})()

const CATALOGUE_LIMIT_MS = 10_000

const clock = () => new Date()
const client = mongoClient(MONGODB_URL, { service: 'enrichment' })
const catalogue = createServiceClient({
  baseUrl: CATALOGUE_URL,
  internalToken: INTERNAL_TOKEN,
  timeoutMs: CATALOGUE_LIMIT_MS,
})
const limitMs = config.SOURCE_LIMIT_SECONDS * 1_000
const settings = { ...sourceSettingsOf(config), limitMs, scoresVideos: config.YOUTUBE_SCORES === 'on' }
const { sources, close } = createSources(settings, clock)
try {
  const db = client.db()
  await applyCollections(db, [...collections, ...messagingCollections])
  const { transaction, enqueue } = mongoStore(db)
  const outbox = createOutbox({ service: 'enrichment', store: { enqueue } })
  const deps = { db, transaction, outbox, catalogue, sources, clock, played: DEMO_SOURCES }
  const added = await seedLookedUp(
    deps,
    () => demoLookedUp(demoListings(DEMO_WORKS_DIR), clock()),
    (loaded, total) => console.log(demoProgressLine('look-ups', loaded, total)),
  )
  process.stdout.write(`enrichment: ${added} listings of the demo looked up\n`)
} finally {
  await close()
  await catalogue.close()
  await client.close()
}
