import { figureRows } from '../analytics/figure-rows.ts'
import { addDays, monthsOf, type Range } from '../analytics/range.ts'
import { rolledSoFar } from '../analytics/rolled.ts'
import { sumWithin } from '../analytics/series.ts'
import { readUncounted } from '../behaviour/who-counts.ts'
import type { Database } from '../database.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { offerRows } from '../offers/offer-rows.ts'

/** How much was going on about a listing, and who is known to have had a part in it. */
export interface Movement {
  now: number
  before: number
  people: Set<string>
}

const PERIOD_DAYS = 90
const seriesOfLives = ['listing.favourites', 'listing.offers']

/** Views, favourites and offers of the last 90 days and of the 90 before, by listing. */
export async function readInterest(db: Database, today: string): Promise<Map<string, Movement>> {
  const now: Range = { from: addDays(today, 1 - PERIOD_DAYS), to: today }
  const before: Range = { from: addDays(now.from, -PERIOD_DAYS), to: addDays(now.from, -1) }
  const months = monthsOf({ from: before.from, to: now.to })
  const movements = new Map<string, Movement>()
  const of = (listingId: string): Movement => {
    const movement = movements.get(listingId) ?? { now: 0, before: 0, people: new Set<string>() }
    movements.set(listingId, movement)
    return movement
  }
  const { reads: generation } = await rolledSoFar(db)
  const rows = figureRows.of(db).find({
    $or: [
      { generation: 0, series: 'listing.views', month: { $in: months } },
      { generation, series: { $in: seriesOfLives }, month: { $in: months } },
    ],
  })
  for await (const row of rows) {
    const movement = of(row.of!)
    movement.now += sumWithin([row], now)
    movement.before += sumWithin([row], before)
  }
  // Whoever only looked is not asked for: at least these people stand behind it.
  const since = new Date(`${before.from}T00:00:00.000Z`)
  const uncounted = await readUncounted(db, new Date(`${today}T23:59:59.999Z`))
  for await (const { userId, listingId } of favouriteRows
    .of(db)
    .find({ at: { $gte: since }, isUncounted: { $ne: true } }))
    if (!uncounted.has(userId)) of(listingId).people.add(userId)
  for await (const { offer } of offerRows.of(db).find({ 'offer.submittedAt': { $gte: before.from } }))
    if (!uncounted.has(offer.producerId)) of(offer.listingId).people.add(offer.producerId)
  return movements
}
