import { demoComments, demoDiscussions, demoListings } from '@storyright/demo'
import { createOutbox } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { collections } from './database.ts'
import { seedDemoTalk } from './demo/seed-demo-talk.ts'

const { MONGODB_URL, DEMO_WORKS_DIR } = configOf({
  MONGODB_URL: environment.MONGODB_URL,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

const client = mongoClient(MONGODB_URL, { service: 'community' })
try {
  const [db, now] = [client.db(), new Date()]
  await applyCollections(db, [...collections, ...messagingCollections])
  const { transaction, enqueue } = mongoStore(db)
  const deps = { db, transaction, outbox: createOutbox({ service: 'community', store: { enqueue } }) }
  const talk = () => {
    const listings = demoListings(DEMO_WORKS_DIR)
    return { discussions: demoDiscussions(listings, now), comments: demoComments(listings, now).flat() }
  }
  process.stdout.write(`community: ${await seedDemoTalk(deps, talk, now)} demo texts written\n`)
} finally {
  await client.close()
}
