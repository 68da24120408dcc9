import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { demoComments, demoCompetitions, demoDiscussions, demoListings, demoThreads } from '@storyright/demo'
import { createOutbox, postgresStore, prismaTransactions } from '@storyright/messaging'
import { withSettings } from '@storyright/postgres'
import { configOf } from '@storyright/service-kit'
import { z } from 'zod'
import { environment } from './config.ts'
import { openDatabase, type Tx } from './database.ts'
import { demoNotices } from './demo/demo-notices.ts'
import { seedDemoCompetitions } from './demo/seed-competitions.ts'
import { type OnProgress, seedDemoTalk } from './demo/seed-demo-talk.ts'
import { seedNotices } from './demo/seed-notices.ts'
import { seedSupport } from './demo/seed-support.ts'

const config = configOf({
  DATABASE_URL: environment.DATABASE_URL,
  /** The folder of the demo works; beside their package by default. */
  DEMO_WORKS_DIR: z.string().optional(),
})()

/** What a crash of the database takes back is loaded again; so no commit waits for the disk. */
const IN_NO_HURRY = '-c synchronous_commit=off'

const db = openDatabase(withSettings(config.DATABASE_URL, IN_NO_HURRY))
const now = new Date()
const { transaction, enqueue } = postgresStore<Tx>({
  connectionString: config.DATABASE_URL,
  transactions: prismaTransactions<Tx>(db),
})
const deps = { db, transaction, outbox: createOutbox<Tx>({ service: 'community', store: { enqueue } }) }
const progress: OnProgress = (what, loaded, total) => console.log(demoProgressLine(what, loaded, total))
// Read on demand: most starts find everything written.
let works: ReturnType<typeof demoListings> | undefined
const listings = () => (works ??= demoListings(config.DEMO_WORKS_DIR))
const talk = () => ({ discussions: demoDiscussions(listings(), now), comments: demoComments(listings(), now).flat() })

await seedDemoCompetitions(deps, demoCompetitions(now), now)
process.stdout.write(`community: ${await seedDemoTalk(deps, talk, now, progress)} demo texts written\n`)
await seedSupport(deps, () => demoThreads(listings(), now), now)
await seedNotices(deps, () => demoNotices(listings(), talk(), now), now)
await db.$disconnect()
