import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoListings, demoYear } from '@storyright/demo'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { collections } from './database.ts'
import { seedDemoYear } from './demo/seed-demo-year.ts'

const { MONGODB_URL, DEMO_WORKS_DIR } = configOf({
  MONGODB_URL: environment.MONGODB_URL,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

const client = mongoClient(MONGODB_URL, { service: 'ai' })
try {
  const [db, now] = [client.db(), new Date()]
  await applyCollections(db, collections)
  const loaded = await seedDemoYear(
    db,
    () => demoYear(demoListings(DEMO_WORKS_DIR), now),
    now,
    (loaded, total) => console.log(demoProgressLine('visits and searches', loaded, total)),
  )
  process.stdout.write(`ai: ${loaded} things that people did in the demo\n`)
} finally {
  await client.close()
}
