import type { PublicListing } from '@storyright/contracts/events'
import type { Market } from '@storyright/contracts/http'
import { type Medium, mediums } from '@storyright/contracts/vocabulary'
import { listingRows, personRows } from '@storyright/read-models'
import { figureRows } from '../analytics/figure-rows.ts'
import { addDays, firstDayOf, lastDayOf, monthsOf, type Range } from '../analytics/range.ts'
import { readWatermark } from '../analytics/rollup-watermark.ts'
import { sumWithin } from '../analytics/series.ts'
import type { Database } from '../database.ts'
import { favouriteRows } from '../favourites/favourite-rows.ts'
import { offerRows } from '../offers/offer-rows.ts'
import { readUncounted } from '../tracking/who-counts.ts'
import { type AskingPrice, type Bid, type Cell, figuresOf, MEMBER_FOR_DAYS, standsForBids } from './cell.ts'
import { readBids } from './read-bids.ts'

/** The part that is the same for every reader. Ranges are of whole months: two that differ by a day would reveal what happened on it. */
export async function readMarket(db: Database, asked: Range, today: string): Promise<Omit<Market, 'mine'>> {
  const range = { from: firstDayOf(asked.from.slice(0, 7)), to: lastDayOf(asked.to.slice(0, 7)) }
  const [listings, interest, newcomers] = await Promise.all([
    readAskings(db, range),
    readInterest(db, today),
    readNewcomers(db, today),
  ])
  const bids = (await readBids(db, range)).flatMap((bid) => {
    const listing = listings.get(bid.listingId)
    return listing ? [{ ...bid, genre: listing.genre, medium: listing.medium }] : []
  })
  const [genres, byMedium] = [cells<string>(newcomers), cells<Medium>(newcomers)]
  const months = cells<string>(newcomers, monthsOf(range))
  for (const [id, listing] of listings) {
    if (listing.isLeft) continue
    const movement = interest.get(id)
    genres.ask(listing.genre, listing, movement)
    byMedium.ask(listing.medium, listing, movement)
    if (listing.day >= range.from) months.ask(listing.day.slice(0, 7), listing)
  }
  for (const bid of bids) {
    genres.bid(bid.genre, bid)
    byMedium.bid(bid.medium, bid)
    months.bid(bid.day.slice(0, 7), bid)
  }
  const inOrder = <Name extends string>(parts: Map<Name, Cell>) =>
    new Map([...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return {
    ...range,
    series: figuresOfParts(months.all).map(({ name: month, figures }) => ({ month, ...figures })),
    byGenre: figuresOfParts(inOrder(genres.all)).map(({ name: genre, figures }) => ({ genre, ...figures })),
    byMedium: figuresOfParts(byMedium.all)
      .map(({ name: medium, figures }) => ({ medium, ...figures }))
      .toSorted((one, other) => mediums.indexOf(one.medium) - mediums.indexOf(other.medium)),
  }
}

/** Who has become a member within the last week. */
async function readNewcomers(db: Database, today: string): Promise<Set<string>> {
  const rows = personRows
    .of(db)
    .find({ 'person.createdAt': { $gte: addDays(today, 1 - MEMBER_FOR_DAYS) } })
    .project<{ _id: string }>({ _id: 1 })
  return new Set((await rows.toArray()).map(({ _id }) => _id))
}

interface Open {
  newcomers: ReadonlySet<string>
  askings: AskingPrice[]
  bids: Bid[]
  interest: { now: number; before: number; people: Set<string> } | null
}

/** Parts of the market as they fill. */
function cells<Name extends string>(newcomers: ReadonlySet<string>, names: readonly Name[] = []) {
  const empty = (): Open => ({ askings: [], bids: [], interest: null, newcomers })
  const all = new Map<Name, Open>(names.map((name) => [name, empty()]))
  const at = (name: Name): Open => {
    const cell = all.get(name) ?? empty()
    all.set(name, cell)
    return cell
  }
  return {
    all: all as Map<Name, Cell>,
    bid: (name: Name, bid: Bid) => void at(name).bids.push(bid),
    ask(name: Name, asking: AskingPrice, movement?: Movement) {
      const cell = at(name)
      cell.askings.push(asking)
      if (!movement) return
      cell.interest ??= { now: 0, before: 0, people: new Set() }
      cell.interest.now += movement.now
      cell.interest.before += movement.before
      for (const person of movement.people) cell.interest.people.add(person)
    },
  }
}

/** The usual range: a year of months up to this one. */
export function usualRange(today: string): Range {
  return { from: addDays(firstDayOf(today.slice(0, 7)), -330), to: today }
}

interface ListingOnMarket extends AskingPrice {
  genre: string
  medium: Medium
  /** When it was listed. */
  day: string
  /** Withdrawn: it asks for nothing any more, but offers on it were made. */
  isLeft: boolean
}

type Columns = Pick<PublicListing, 'agentId' | 'genre' | 'medium' | 'askingPrice' | 'currency' | 'createdAt'>
const columns = Object.fromEntries(
  ['agentId', 'genre', 'medium', 'askingPrice', 'currency', 'createdAt'].map((name) => [`listing.${name}`, 1]),
)

/** The listings that there were until the end of a range. */
async function readAskings(db: Database, { to }: Range): Promise<Map<string, ListingOnMarket>> {
  const rows = listingRows
    .of(db)
    .find({})
    .project<{ _id: string; isDeleted: boolean; listing: Columns }>({ isDeleted: 1, ...columns })
  const found = new Map<string, ListingOnMarket>()
  for await (const { _id, isDeleted, listing } of rows) {
    const { agentId, genre, medium, askingPrice, currency, createdAt } = listing
    const day = createdAt.slice(0, 10)
    const price = currency === 'GBP' ? askingPrice : null
    if (day <= to) found.set(_id, { agentId, genre: genre ?? 'Other', medium, price, day, isLeft: isDeleted })
  }
  return found
}

/** How much was going on about a listing, and who is known to have had a part in it. */
interface Movement {
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
  const { reads: generation } = await readWatermark(db)
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
  // Viewers are not queried: at least these people contribute.
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

/**
 * The figures of all parts of the market. The parts add up to the whole, as in every other division of it: whoever takes
 * away the shown parts is left with the hidden rest. So the rest needs five people as well, or has to be empty.
 */
export function figuresOfParts<Name>(
  cells: ReadonlyMap<Name, Cell>,
): { name: Name; figures: ReturnType<typeof figuresOf> }[] {
  const shown = shownOf(cells)
  return [...cells].map(([name, cell]) => ({ name, figures: figuresOf(cell, shown.has(name)) }))
}

function shownOf<Name>(cells: ReadonlyMap<Name, Cell>): ReadonlySet<Name> {
  const bySize = [...cells].toSorted(([, one], [, other]) => one.bids.length - other.bids.length)
  const newcomers = bySize[0]?.[1].newcomers // the same of all
  const stands = (bids: readonly Bid[]) => standsForBids(bids, newcomers)
  const hidden: Bid[] = bySize.flatMap(([, { bids }]) => (stands(bids) ? [] : bids))
  const shown = bySize.filter(([, { bids }]) => stands(bids))
  while (hidden.length > 0 && !stands(hidden) && shown.length > 0) hidden.push(...shown.shift()![1].bids)
  return new Set(shown.map(([name]) => name))
}
