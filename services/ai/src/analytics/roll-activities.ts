import { activityRows, settledAfterMs } from '../behaviour/activity-rows.ts'
import { activityShares, type CountedActivity } from './activity-shares.ts'
import { addShares } from './add-shares.ts'
import type { RollDeps } from './roll-lives.ts'
import { moveOn, rolledSoFar } from './rolled.ts'

// Each is some writes of the transaction: it is to be over before others wait for the store.
const AT_ONCE = 200

/** Counts some of what was recorded since the last time, and how far that was, in one transaction. Answers how many there were. */
export async function rollActivities({ db, transaction, clock, checkpoint = () => {} }: RollDeps): Promise<number> {
  const activities = activityRows.of(db)
  const before = await rolledSoFar(db)
  const { activitiesUntil } = before
  const settled = new Date(clock().getTime() - settledAfterMs)
  const [last] = await activities
    .find({ recordedAt: { $gt: activitiesUntil, $lte: settled } }, { projection: { recordedAt: 1 } })
    .sort({ recordedAt: 1 })
    .skip(AT_ONCE - 1)
    .limit(1)
    .toArray()
  // All that was recorded at that moment belongs to it, however much that is.
  const until = last?.recordedAt ?? settled
  const rows = await activities
    .find({ recordedAt: { $gt: activitiesUntil, $lte: until } })
    .project<CountedActivity>({ at: 1, type: 1, listingId: 1, search: 1 })
    .toArray()
  if (rows.length === 0) return 0
  await transaction(async (tx) => {
    await moveOn(db, tx, before, { activitiesUntil: until })
    checkpoint()
    await addShares(db, tx, 0, rows.flatMap(activityShares))
  })
  return rows.length
}
