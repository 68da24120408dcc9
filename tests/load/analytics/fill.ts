import { randomUUID } from 'node:crypto'
import type { Db } from '@storyright/mongodb'
import { type FigureRow, figureId, figureRows } from '../../../services/ai/src/analytics/figure-rows.ts'
import { dayOf } from '../../../services/ai/src/analytics/metric-delta.ts'
import { addDays, monthsOf } from '../../../services/ai/src/analytics/range.ts'
import { type ActivityRow, activityRows } from '../../../services/ai/src/tracking/activity-rows.ts'

const LISTINGS = 1_296
const TERMS = 3_000
const AT_ONCE = 5_000
/** One in so many activities is a search that finds nothing. */
const IN_VAIN = 50
const DAYS = 28

/** What so many activities of a year would have been rolled into: a few listings and terms have most of them. */
export async function fillFigures(db: Db, { activities, today }: { activities: number; today: Date }): Promise<number> {
  const to = dayOf(today)
  const months = monthsOf({ from: addDays(to, -365), to })
  const inVain = activities / IN_VAIN
  const rows = [
    ...seriesOf('listing.views', LISTINGS, activities - inVain, months, (place) => String(place + 1)),
    ...seriesOf('unfound', TERMS, inVain, months, (place) => `term ${place}`),
  ]
  for (const month of months) {
    const views = rows.filter((row) => row.series === 'listing.views' && row.month === month)
    const days: Record<string, number> = {}
    for (const row of views) for (const [day, count] of Object.entries(row.days)) days[day] = (days[day] ?? 0) + count
    rows.push(rowOf('views', null, month, days))
  }
  await figureRows.of(db).deleteMany({ generation: 0 })
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await figureRows.of(db).insertMany(rows.slice(start, start + AT_ONCE), { ordered: false })
  return rows.length
}

function seriesOf(
  series: string,
  count: number,
  all: number,
  months: string[],
  nameOf: (place: number) => string,
): FigureRow[] {
  const weights = Array.from({ length: count }, (_one, place) => 1 / (place + 3))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.flatMap((weight, place) =>
    months.flatMap((month, turn) => {
      const perDay = (all * weight) / whole / months.length / DAYS
      const days: Record<string, number> = {}
      for (let day = 1; day <= DAYS; day++) {
        // Its own rhythm for each, so that the first of one month are not those of the next.
        const amount = Math.round(perDay * (0.5 + ((place * 7 + turn * 13 + day * 5) % 11) / 10))
        if (amount > 0) days[String(day).padStart(2, '0')] = amount
      }
      return Object.keys(days).length > 0 ? [rowOf(series, nameOf(place), month, days)] : []
    }),
  )
}

function rowOf(series: string, of: string | null, month: string, days: Record<string, number>): FigureRow {
  const place = { generation: 0, series, of, month }
  return { _id: figureId(place), ...place, days, total: Object.values(days).reduce((sum, count) => sum + count, 0) }
}

/** They were recorded over so many moments. */
const MOMENTS = 1_000

/** Records so many, which have settled already. */
export async function recordMany(db: Db, count: number): Promise<void> {
  const at = new Date()
  const begun = at.getTime() - 3_600_000
  const activity = (place: number): ActivityRow => ({
    _id: randomUUID(),
    at: new Date(at.getTime() - (place % 300) * 86_400_000),
    recordedAt: new Date(begun + Math.floor((place * MOMENTS) / count)),
    type: place % IN_VAIN === 0 ? 'search' : 'view',
    userId: randomUUID(),
    listingId: place % IN_VAIN === 0 ? null : String(1 + ((place * 31) % LISTINGS)),
    seconds: 20,
    sessionId: null,
    agentFamily: 'firefox',
    search:
      place % IN_VAIN === 0
        ? {
            query: `term ${place % TERMS}`,
            results: 0,
            genre: null,
            medium: null,
            priceRange: null,
            commercialViability: null,
          }
        : null,
  })
  for (let start = 0; start < count; start += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_one, turn) => activity(start + turn))
    await activityRows.of(db).insertMany(batch, { ordered: false })
  }
}
