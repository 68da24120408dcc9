import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoComments, demoCompetitions, demoDiscussions, demoListings, demoThreads } from '@storyright/demo'
import { createOutbox } from '@storyright/messaging'
import { messagingCollections, mongoStore } from '@storyright/messaging/mongodb'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { collections } from './database.ts'
import { noticesOfDeals } from './demo/notices-of-deals.ts'
import { noticesOfFavourites } from './demo/notices-of-favourites.ts'
import { noticesOfTalk } from './demo/notices-of-talk.ts'
import { seedDemoCompetitions } from './demo/seed-competitions.ts'
import { type OnProgress, seedDemoTalk } from './demo/seed-demo-talk.ts'
import { seedNotices } from './demo/seed-notices.ts'
import { seedSupport } from './demo/seed-support.ts'

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
  const progress: OnProgress = (what, loaded, total) => console.log(demoProgressLine(what, loaded, total))
  // Read on demand: most starts find everything written.
  let works: ReturnType<typeof demoListings> | undefined
  const listingsOf = () => (works ??= demoListings(DEMO_WORKS_DIR))
  const talk = () => {
    const listings = listingsOf()
    return { discussions: demoDiscussions(listings, now), comments: demoComments(listings, now).flat() }
  }
  await seedDemoCompetitions(deps, demoCompetitions(now), now)
  process.stdout.write(`community: ${await seedDemoTalk(deps, talk, now, progress)} demo texts written\n`)
  await seedSupport(deps, () => demoThreads(listingsOf(), now), now)
  const demoNotices = () => {
    const listings = listingsOf()
    const titleOf = (listingId: string) => listings[Number(listingId) - 1]!.form.title
    return [...noticesOfDeals(listings, now), ...noticesOfFavourites(listings, now), ...noticesOfTalk(talk(), titleOf)]
  }
  await seedNotices(deps, demoNotices, now)
} finally {
  await client.close()
}
