import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoListings, demoYear } from '@storyright/demo'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { chooseSample } from './analyses/sample.ts'
import { environment } from './config.ts'
import { collections } from './database.ts'
import { seedDemoYear } from './demo/seed-demo-year.ts'

/** The title whose analyses are open to everybody in the demo. */
const SAMPLE_TITLE = 'Treasure Island'

const { MONGODB_URL, DEMO_WORKS_DIR } = configOf({
  MONGODB_URL: environment.MONGODB_URL,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

const client = mongoClient(MONGODB_URL, { service: 'ai' })
try {
  const [db, now] = [client.db(), new Date()]
  await applyCollections(db, collections)
  const listings = demoListings(DEMO_WORKS_DIR)
  const place = listings.findIndex(({ form }) => form.title === SAMPLE_TITLE)
  if (place >= 0) await chooseSample(db, String(place + 1)) // demo listings are numbered in this order
  const loaded = await seedDemoYear(
    db,
    () => demoYear(listings, now),
    now,
    (loaded, total) => console.log(demoProgressLine('visits and searches', loaded, total)),
  )
  process.stdout.write(`ai: ${loaded} things that people did in the demo\n`)
} finally {
  await client.close()
}
