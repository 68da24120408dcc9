import type { AgentTrends } from '@storyright/contracts/http'
import { type Medium, paging, refusals } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { Database } from '../database.ts'
import { type OfferRow, offerRows } from '../offers/offer-rows.ts'
import { type FigureRow, figureRows } from './figure-rows.ts'
import { daysOf, previousOf, type Range } from './range.ts'
import { readWatermark } from './rollup-watermark.ts'

type Measure = keyof AgentTrends['totals']
type Attention = Record<Measure, number>
const none = (): Attention => ({ views: 0, favourites: 0, offers: 0 })

interface AgentTrendsInput {
  agentId: string
  range: Range
  /** The title whose days are asked for; all of them otherwise. */
  listingId?: string | undefined
}

/** Counts of an agent's titles in a range and in as many days before, one statement per kind. */
export async function agentTrends(db: Database, { agentId, range, listingId }: AgentTrendsInput): Promise<AgentTrends> {
  const titles = new Map((await titlesOf(db, agentId)).map((title) => [title._id, title]))
  if (listingId !== undefined && !titles.has(listingId)) throw refusals.listingNotFound()
  const before = previousOf(range)
  const counted = tallyOf({ range, before, listingId })
  const wanted = { ids: [...titles.keys()], from: before.from, to: range.to }
  await Promise.all([countFigures(db, wanted, counted.add), countOffers(db, { ...wanted, agentId }, counted.add)])
  return {
    ...range,
    ...counted.now(),
    before: { ...before, ...counted.before() },
    titles: [...counted.byTitle]
      .map(([id, { now, earlier }]) => {
        const { title, medium } = titles.get(id)!.listing
        return { listingId: id, title, medium, ...now, before: earlier }
      })
      .toSorted(mostViewedFirst),
  }
}

type Title = AgentTrends['titles'][number]
const mostViewedFirst = (one: Title, other: Title) =>
  other.views - one.views ||
  other.favourites - one.favourites ||
  other.offers - one.offers ||
  Number(one.listingId) - Number(other.listingId)

interface TitleRow {
  _id: string
  listing: { title: string; medium: Medium }
}

const titlesOf = (db: Database, agentId: string): Promise<TitleRow[]> =>
  listingRows
    .of(db)
    .find({ 'listing.agentId': agentId, isDeleted: false })
    .sort({ _id: 1 })
    .limit(paging.listMaximum)
    .project<TitleRow>({ 'listing.title': 1, 'listing.medium': 1 })
    .toArray()

type Add = (measure: Measure, listingId: string, day: string, count: number) => void

interface Wanted extends Range {
  ids: readonly string[]
}

/** A month of a title is one row; they are added up as they come, so that a year of thousands of titles is never held at once. */
async function countFigures(db: Database, { ids, from, to }: Wanted, add: Add): Promise<void> {
  const { reads: generation } = await readWatermark(db)
  const read = async (measure: Measure, figures: Pick<FigureRow, 'generation' | 'series'>) => {
    const rows = figureRows
      .of(db)
      .find({ ...figures, of: { $in: [...ids] }, month: { $gte: from.slice(0, 7), $lte: to.slice(0, 7) } })
      .project<Pick<FigureRow, 'of' | 'month' | 'days'>>({ _id: 0, of: 1, month: 1, days: 1 })
    for await (const { of, month, days } of rows)
      for (const [day, count] of Object.entries(days)) add(measure, of!, `${month}-${day}`, count)
  }
  await Promise.all([
    read('views', { generation: 0, series: 'listing.views' }),
    read('favourites', { generation, series: 'listing.favourites' }),
  ])
}

/** Those that reached the agent, on the day on which they were made: of the others an agent knows nothing. */
async function countOffers(
  db: Database,
  { ids, from, to, agentId }: Wanted & { agentId: string },
  add: Add,
): Promise<void> {
  const offers = offerRows
    .of(db)
    .find({ 'offer.listingId': { $in: [...ids] }, 'offer.agentId': agentId, 'offer.reachedAgent': true })
    .project<Pick<OfferRow, 'offer'>>({ 'offer.listingId': 1, 'offer.submittedAt': 1 })
  for await (const { offer } of offers) {
    const day = offer.submittedAt.slice(0, 10)
    if (day >= from && day <= to) add('offers', offer.listingId, day, 1)
  }
}

interface TallyInput {
  range: Range
  before: Range
  listingId?: string | undefined
}

/** Sums by title, and by day of all titles or of one. */
function tallyOf({ range, before, listingId }: TallyInput) {
  const seriesOf = (days: Range) => new Map(daysOf(days).map((date) => [date, none()]))
  const [now, earlier] = [seriesOf(range), seriesOf(before)]
  const byTitle = new Map<string, { now: Attention; earlier: Attention }>()
  const summed = (series: Map<string, Attention>) => {
    const totals = none()
    for (const day of series.values())
      for (const [measure, count] of Object.entries(day)) totals[measure as Measure] += count
    return { totals, series: [...series].map(([date, day]) => ({ date, ...day })) }
  }
  const add: Add = (measure, of, date, count) => {
    const day = now.get(date) ?? earlier.get(date)
    if (!day || count === 0) return // the rest of a month that is partly asked for
    if (listingId === undefined || of === listingId) day[measure] += count
    const title = byTitle.get(of) ?? { now: none(), earlier: none() }
    title[date >= range.from ? 'now' : 'earlier'][measure] += count
    byTitle.set(of, title)
  }
  return { add, byTitle, now: () => summed(now), before: () => summed(earlier) }
}
