import { listingRows, personRows } from '@storyright/read-models'
import { together } from '@storyright/service-kit'
import { type Collection, type Document, MongoBulkWriteError, type OptionalUnlessRequiredId } from 'mongodb'
import type { Deps } from '../deps.ts'
import { type Activity, tasteOf } from './activity.ts'
import { activityRows } from './activity-rows.ts'
import { tasteRows } from './taste-rows.ts'

const MOST_AT_ONCE = 500
const DUPLICATE = 11_000

/**
 * Records what people do; resolves once it is written. What comes while something is being written is written together. Of
 * somebody who is not known yet nothing is recorded: they may have switched it off.
 */
export function recordActivities({ db, clock }: Pick<Deps, 'db' | 'clock'>): (activity: Activity) => Promise<unknown> {
  async function write(all: Activity[]): Promise<undefined[]> {
    const [allow, exist] = await Promise.all([
      idsOf(
        personRows.of(db),
        all.map(({ userId }) => userId),
        {
          'person.trackingEnabled': { $ne: false },
          'person.status': { $ne: 'closed' },
        },
      ),
      idsOf(
        listingRows.of(db),
        all.flatMap(({ listingId }) => listingId ?? []),
        { isDeleted: false },
      ),
    ])
    const kept = all.filter(
      ({ userId, listingId }) => allow.has(userId) && (listingId === null || exist.has(listingId)),
    )
    const recordedAt = clock()
    await Promise.all([
      insertNew(
        activityRows.of(db),
        kept.map((activity) => ({ ...activity, recordedAt })),
      ),
      insertNew(
        tasteRows.of(db),
        kept.flatMap((activity) => tasteOf(activity) ?? []),
      ),
    ])
    return all.map(() => undefined)
  }
  return together({ work: write, keyOf: ({ _id }) => _id, most: MOST_AT_ONCE })
}

async function idsOf<Row extends Document & { _id: string }>(
  rows: Collection<Row>,
  ids: string[],
  filter: Document,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await rows
    .find({ ...filter, _id: { $in: [...new Set(ids)] } } as never, { projection: { _id: 1 } })
    .toArray()
  return new Set(found.map(({ _id }) => String(_id)))
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
    if (!saysOnlyThatTheyAreThere(error)) throw error
  }
}

function saysOnlyThatTheyAreThere(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) return false
  const failures = [error.writeErrors].flat()
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE)
}
