import { trackingCalls } from '@storyright/contracts/http'
import { access, type Viewer } from '@storyright/contracts/vocabulary'
import { listingRows, personRows } from '@storyright/read-models'
import { createBatcher, idempotencyKeyOf, serve } from '@storyright/service-kit'
import { rateLimit } from '@storyright/stored-service/redis'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Collection, type Document, MongoBulkWriteError, type OptionalUnlessRequiredId } from 'mongodb'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { type Activity, activityOf, type Done, searchOf, tasteOf } from './activity.ts'
import { activityRows } from './activity-rows.ts'
import { forgetBehaviour } from './forget-behaviour.ts'
import { type TasteRow, tasteRows } from './taste-rows.ts'
import { counts } from './who-counts.ts'

type TrackingDeps = Pick<Deps, 'db' | 'clock' | 'redis' | 'logger'>
export type TrackingLimits = Pick<Config, 'LIMIT_TRACKED_PER_MINUTE' | 'LIMIT_TRACKED_AT_ONCE'>

const MINUTE_MS = 60_000

export function trackingRoutes(app: FastifyInstance, deps: TrackingDeps, config: TrackingLimits): void {
  const record = recordActivities(deps)
  const capacity = config.LIMIT_TRACKED_AT_ONCE
  const admit = rateLimit(deps, { capacity, intervalMs: Math.ceil(MINUTE_MS / config.LIMIT_TRACKED_PER_MINUTE) })
  const done = ({ id: userId, ...viewer }: Viewer, request: FastifyRequest): Done => ({
    userId,
    isProducer: access.producer({ id: userId, ...viewer }),
    at: deps.clock(),
    key: idempotencyKeyOf(request),
    userAgent: request.headers['user-agent'],
  })

  serve(app, trackingCalls.trackSearch, async ({ viewer, body, request }) => {
    await admit(`ai:tracked:${viewer.id}`)
    await record(searchOf(body, done(viewer, request)))
    return undefined
  })

  serve(app, trackingCalls.trackActivity, async ({ viewer, body, request }) => {
    await admit(`ai:tracked:${viewer.id}`)
    const activity = activityOf(body, done(viewer, request))
    if (activity) await record(activity)
    return undefined
  })

  serve(app, trackingCalls.forgetTracked, async ({ viewer }) => {
    await forgetBehaviour(deps, viewer.id)
    return undefined
  })
}

const MOST_AT_ONCE = 500
const DUPLICATE = 11_000

/**
 * Records what people do; resolves once it is written. What comes while something is being written is written together. Of
 * an unknown person nothing is recorded: they may have switched it off.
 */
function recordActivities({ db, clock }: Pick<Deps, 'db' | 'clock'>): (activity: Activity) => Promise<unknown> {
  async function write(all: Activity[]): Promise<undefined[]> {
    const [people, listings] = await Promise.all([
      personRows
        .of(db)
        .find({
          _id: { $in: [...new Set(all.map(({ userId }) => userId))] },
          'person.trackingEnabled': { $ne: false },
          'person.status': { $ne: 'closed' },
        })
        .toArray(),
      listingRows
        .of(db)
        .find({ _id: { $in: [...new Set(all.flatMap(({ listingId }) => listingId ?? []))] }, isDeleted: false })
        .project<{ _id: string; listing: { agentId: string } }>({ 'listing.agentId': 1 })
        .toArray(),
    ])
    const personOf = new Map(people.map(({ _id, person }) => [_id, person]))
    const agentOf = new Map(listings.map(({ _id, listing }) => [_id, listing.agentId]))
    const recordedAt = clock()
    const kept = all.flatMap((activity): Activity[] => {
      const { userId, listingId } = activity
      const person = personOf.get(userId)
      if (!person || (listingId !== null && !agentOf.has(listingId))) return []
      const isOwn = listingId !== null && agentOf.get(listingId) === userId
      return counts(person, recordedAt) && !isOwn ? [activity] : [{ ...activity, isUncounted: true }]
    })
    await Promise.all([
      insertNew(
        activityRows.of(db),
        kept.map((activity) => ({ ...activity, recordedAt })),
      ),
      keepTaste(
        db,
        kept.flatMap((activity) => tasteOf(activity) ?? []),
      ),
    ])
    return all.map(() => undefined)
  }
  return createBatcher({ work: write, keyOf: ({ _id }) => _id, most: MOST_AT_ONCE })
}

/** Inserts new ones; of a title's views on one day the longest stays. */
async function keepTaste(db: Deps['db'], rows: TasteRow[]): Promise<void> {
  await insertNew(tasteRows.of(db), rows as never)
  const views = rows.flatMap((row) => (row.kind === 'view' ? [row] : []))
  if (views.length === 0) return
  await tasteRows.of(db).bulkWrite(
    views.map(({ _id, seconds }) => ({
      updateOne: { filter: { _id, seconds: { $lt: seconds } } as never, update: { $set: { seconds } as never } },
    })),
    { ordered: false },
  )
}

/** Inserts rows; those that are there already are the same. */
async function insertNew<Row extends Document>(
  collection: Collection<Row>,
  rows: OptionalUnlessRequiredId<Row>[],
): Promise<void> {
  if (rows.length === 0) return
  try {
    await collection.insertMany(rows, { ordered: false })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) return false
  const failures = [error.writeErrors].flat()
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE)
}
