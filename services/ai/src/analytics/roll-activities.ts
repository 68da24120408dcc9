import type { Database } from '../database.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { termOf } from '../tracking/activity.ts'
import { type ActivityRow, activityRows, settledAfterMs } from '../tracking/activity-rows.ts'
import { openedRows } from '../tracking/opened-rows.ts'
import { tasteRows } from '../tracking/taste-rows.ts'
import { addMetricDeltas } from './add-metric-deltas.ts'
import { type ContributionRow, contributionOf, contributionRows, contributorOf } from './contribution-rows.ts'
import { entityHistoryRows, favouriteId } from './entity-history-rows.ts'
import { dayOf, monthOf, type Share } from './metric-delta.ts'
import type { RollDeps } from './roll-entity-history.ts'
import { moveWatermark, readWatermark } from './rollup-watermark.ts'

// Each is some writes of the transaction: it is to be over before others wait for the store.
const AT_ONCE = 200

/** Counts a batch of new activities and moves the watermark, in one transaction. Returns how many there were. */
export async function rollActivities({ db, transaction, clock, checkpoint = () => {} }: RollDeps): Promise<number> {
  const activities = activityRows.of(db)
  const before = await readWatermark(db)
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
    .project<Rolled>({ at: 1, type: 1, listingId: 1, search: 1, userId: 1, isUncounted: 1, needsOpening: 1 })
    .toArray()
  if (rows.length === 0) return 0
  const added = await contributionsOf(db, rows, clock())
  await transaction(async (tx) => {
    await moveWatermark(db, tx, before, { activitiesUntil: until })
    checkpoint()
    const contributions = contributionRows.of(db)
    const known = await contributions
      .find({ _id: { $in: [...added.keys()] } }, { session: tx })
      .project<{ _id: string }>({ _id: 1 })
      .toArray()
    for (const { _id } of known) added.delete(_id)
    const news = [...added.values()]
    if (news.length > 0)
      await contributions.insertMany(
        news.map(({ row }) => row),
        { session: tx },
      )
    await addMetricDeltas(
      db,
      tx,
      0,
      news.flatMap(({ share }) => withSum(share)),
    )
  })
  return rows.length
}

type Rolled = CountedActivity & Pick<ActivityRow, 'userId' | 'isUncounted' | 'needsOpening'>

/** What each person adds, once to a title or a term a day, of what they could do. */
async function contributionsOf(db: Database, rows: Rolled[], now: Date) {
  const monthOfRow = ({ userId, at }: Rolled) => `${userId}_${monthOf(dayOf(at))}`
  const ids = rows.filter(({ needsOpening }) => needsOpening).map(monthOfRow)
  const opened = await openedRows
    .of(db)
    .find({ _id: { $in: [...new Set(ids)] } })
    .toArray()
  const openedIn = new Map(opened.map(({ _id, listingIds }) => [_id, new Set(listingIds)]))
  const added = new Map<string, { row: ContributionRow; share: Share }>()
  for (const activity of rows) {
    const share = activity.isUncounted ? null : ownShare(activity)
    if (!share) continue
    if (activity.needsOpening && !openedIn.get(monthOfRow(activity))?.has(share.of!)) continue
    const row = contributionOf(activity.userId, share, now)
    added.set(row._id, { row, share })
  }
  return added
}

async function takeOutFavourites(db: Database, userId: string): Promise<void> {
  const uncounted = { $set: { isUncounted: true, rolled: 0 } }
  await entityHistoryRows.of(db).updateMany({ by: contributorOf(userId) }, uncounted)
  // Those that were written before rows named their person have the account's id in their own.
  for await (const { listingId, version } of favouriteRows.of(db).find({ userId })) {
    const ids = Array.from({ length: version }, (_, at) => favouriteId(userId, listingId, at + 1))
    await entityHistoryRows.of(db).updateMany({ _id: { $in: ids } }, uncounted)
  }
}

/** Removes an account's contributions from figures, and its records from what others are shown. */
export async function takeOut(
  { db, transaction }: Pick<RollDeps, 'db' | 'transaction'>,
  userId: string,
): Promise<number> {
  for (const rows of [activityRows, tasteRows, favouriteRows])
    await rows.of(db).updateMany({ userId }, { $set: { isUncounted: true } } as never)
  await takeOutFavourites(db, userId)
  const [by, contributions] = [contributorOf(userId), contributionRows.of(db)]
  for (let taken = 0; ; ) {
    const rows = await contributions.find({ by }).limit(AT_ONCE).toArray()
    if (rows.length === 0) return taken
    await transaction(async (tx) => {
      const { deletedCount } = await contributions.deleteMany(
        { _id: { $in: rows.map(({ _id }) => _id) } },
        { session: tx },
      )
      if (deletedCount !== rows.length) throw new Error('These figures have been changed meanwhile')
      const shares = rows.flatMap(({ series, of, day }) => withSum({ series, of, day, count: -1 }))
      await addMetricDeltas(db, tx, 0, shares)
    })
    taken += rows.length
  }
}

type CountedActivity = Pick<ActivityRow, 'at' | 'type' | 'listingId' | 'search'>

/** To the series of a title or of a term: what one person adds there once a day. */
function ownShare({ at, type, listingId, search }: CountedActivity): Share | null {
  const share = (series: string, of: string): Share => ({ series, of, day: dayOf(at), count: 1 })
  if (type === 'view' && listingId !== null) return share('listing.views', listingId)
  if (type !== 'search' || !search || search.results > 0) return null
  const term = termOf(search.query)
  return term === '' ? null : share('unfound', term)
}

/** With what it adds to the sum of all titles. */
const withSum = (share: Share): Share[] =>
  share.series === 'listing.views' ? [{ ...share, series: 'views', of: null }, share] : [share]
