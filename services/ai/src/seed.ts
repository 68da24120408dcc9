import { demoProgressLine } from '@storyright/contracts/vocabulary'
import { type DemoActivity, type DemoYear, demoListings, demoYear } from '@storyright/demo'
import { applyCollections, mongoClient } from '@storyright/mongodb'
import { configOf } from '@storyright/service-kit'
import { type Collection, MongoBulkWriteError, type OptionalUnlessRequiredId } from 'mongodb'
import { z } from 'zod'
import { chooseSample } from './analyses/sample.ts'
import { environment } from './config.ts'
import { collections, type Database } from './database.ts'
import { loadRows } from './demo/load-rows.ts'
import { type Activity, tasteOf } from './tracking/activity.ts'
import { type ActivityRow, activityRows } from './tracking/activity-rows.ts'
import { tasteRows } from './tracking/taste-rows.ts'

const NAME = 'year of behaviour'
const AT_ONCE = 500
/** A batch of activities is counted at once, so it must not be too large. */
const OF_A_MOMENT = 100
/** What is longer ago reveals little of anybody's taste any more. */
const TASTE_MS = 183 * 86_400_000
const DUPLICATE = 11_000

const recorded = ({ personId, at, search, ...done }: DemoActivity, place: number): Activity => ({
  ...done,
  _id: `demo-${place}`,
  at,
  userId: personId,
  sessionId: null,
  agentFamily: (['chrome', 'safari', 'firefox', 'edge'] as const)[personId.charCodeAt(0) % 4]!,
  search: search && { ...search, medium: null, priceRange: null, commercialViability: null },
})

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

/**
 * Loads what the demo's audience has done, once; resumed after an interruption, existing rows stay. It is recorded now,
 * which is what figures go on by. Answers how much there is.
 */
async function seedDemoYear(
  db: Database,
  year: () => DemoYear,
  now: Date,
  onProgress: (loaded: number, total: number) => void = () => {},
): Promise<number> {
  if (await loadRows.of(db).findOne({ _id: NAME })) return 0
  const activities = year().activities.map(recorded)
  const recordedAt = (place: number) => new Date(now.getTime() + Math.floor(place / OF_A_MOMENT))
  for (let start = 0; start < activities.length; start += AT_ONCE) {
    onProgress(start, activities.length)
    const batch = activities.slice(start, start + AT_ONCE)
    await insertNew(
      activityRows.of(db),
      batch.map((activity, place): ActivityRow => ({ ...activity, recordedAt: recordedAt(start + place) })),
    )
    await insertNew(
      tasteRows.of(db),
      batch.flatMap((activity) => (now.getTime() - activity.at.getTime() < TASTE_MS ? (tasteOf(activity) ?? []) : [])),
    )
  }
  await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now })
  return activities.length
}

/** Inserts rows; those that are there already stay. */
async function insertNew<Row extends { _id: string }>(
  rows: Collection<Row>,
  added: OptionalUnlessRequiredId<Row>[],
): Promise<void> {
  if (added.length === 0) return
  try {
    await rows.insertMany(added, { ordered: false })
  } catch (error) {
    const failures = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : []
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE)) throw error
  }
}
