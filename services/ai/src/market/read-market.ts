import type { Market } from '@storyright/contracts/http'
import { type Medium, mediums } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import { addDays, firstDayOf, lastDayOf, monthsOf, type Range } from '../analytics/range.ts'
import type { Database } from '../database.ts'
import { type AskingPrice, type Bid, type Cell, MEMBER_FOR_DAYS } from './cell.ts'
import { type Movement, readInterest } from './interest.ts'
import { figuresOfParts } from './parts.ts'
import { readAskings } from './read-askings.ts'
import { readBids } from './read-bids.ts'

/** What is the same for everybody who asks. Ranges are of whole months: two that differ by a day would tell what happened on it. */
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
