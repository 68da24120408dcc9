import type { PlatformAnalytics } from '@storyright/contracts/http'
import { listingStatuses, mediums, producerRoles, roles } from '@storyright/contracts/vocabulary'
import type { Database } from '../database.ts'
import { type FigureRow, figureRows } from './figure-rows.ts'
import { daysOf, previousOf, type Range } from './range.ts'
import { readWatermark } from './rollup-watermark.ts'
import { countsOf, levelsOf, sumOf, sumWithin } from './series.ts'
import { topListings } from './top-listings.ts'
import { topN } from './top-n.ts'

const funnel = ['created', 'held', 'accepted', 'rejected', 'cancelled', 'expired'] as const
const moneys = ['held', 'captured', 'released'] as const
const levels = [
  ...roles.map((role) => `people.${role}`),
  'tiers.premium',
  ...listingStatuses.map((status) => `listings.${status}`),
  ...mediums.map((medium) => `mediums.${medium}`),
]
const ofLives = [
  ...levels,
  'people.registered',
  'listings.created',
  ...funnel.map((step) => `offers.${step}`),
  ...moneys.map((money) => `money.${money}`),
  'favourites.added',
  'favourites.removed',
]

/** The platform's figures of a range, and of as many days before it, from what has been rolled. */
export async function platformAnalytics(db: Database, range: Range): Promise<PlatformAnalytics> {
  const days = daysOf(range)
  const before = previousOf(range)
  const { reads: generation } = await readWatermark(db)
  const [series, top, unfound] = await Promise.all([
    seriesOf(db, generation, { from: before.from, to: range.to }),
    topListings(db, { generation, range, days }),
    searchesWithoutResult(db, { range, days }),
  ])
  const counts = (name: string) => countsOf(series.get(name) ?? [], days)
  const level = (name: string) => levelsOf(series.get(name) ?? [], days)
  const last = (name: string) => level(name).at(-1) ?? 0
  const daily = <Name extends string>(values: Record<Name, number[]>) =>
    days.map((date, place) => ({
      date,
      ...(Object.fromEntries(Object.entries<number[]>(values).map(([name, of]) => [name, of[place]])) as Record<
        Name,
        number
      >),
    }))
  const byName = <Name extends string>(names: readonly Name[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, last(`${prefix}.${name}`)])) as Record<Name, number>
  const each = <Name extends string>(names: readonly Name[], prefix: string, read: (name: string) => number[]) =>
    Object.fromEntries(names.map((name) => [name, read(`${prefix}.${name}`)])) as Record<Name, number[]>
  const sums = <Name extends string>(values: Record<Name, number[]>) =>
    Object.fromEntries(Object.entries<number[]>(values).map(([name, of]) => [name, sumOf(of)])) as Record<Name, number>

  const byRole = byName(roles, 'people')
  const total = sumOf(Object.values(byRole))
  const premium = last('tiers.premium')
  const people = each(roles, 'people', level)
  const statuses = each(listingStatuses, 'listings', level)
  const listed = counts('listings.created')
  const registered = counts('people.registered')
  const offers = each(funnel, 'offers', counts)
  const money = each(moneys, 'money', counts)
  const views = counts('views')
  const added = counts('favourites.added')
  return {
    ...range,
    before: { ...before, ...totalsOf(series, before) },
    users: {
      total,
      registered: sumOf(registered),
      byRole,
      byTier: { free: total - premium, premium },
      series: daily({
        registered,
        total: together(Object.values(people)),
        premium: level('tiers.premium'),
        producers: together(producerRoles.map((role) => people[role])),
        agents: people.agent,
      }),
    },
    listings: {
      total: sumOf(listingStatuses.map((status) => last(`listings.${status}`))),
      created: sumOf(listed),
      byStatus: byName(listingStatuses, 'listings'),
      byMedium: byName(mediums, 'mediums'),
      series: daily({ created: listed, total: together(Object.values(statuses)), ...statuses }),
    },
    offers: { ...sums(offers), series: daily(offers) },
    money: { ...sums(money), series: daily(money) },
    views: { total: sumOf(views), series: daily({ count: views }) },
    favourites: { total: sumOf(added), removed: sumOf(counts('favourites.removed')), series: daily({ count: added }) },
    topListings: top,
    searchesWithoutResult: unfound,
  }
}

/** Counts within a range, and levels at its end. */
function totalsOf(series: Map<string, FigureRow[]>, range: Range): Omit<PlatformAnalytics['before'], keyof Range> {
  const sum = (name: string) => sumWithin(series.get(name) ?? [], range)
  const level = (name: string) => sumWithin(series.get(name) ?? [], { from: '', to: range.to })
  const levelOf = (names: readonly string[], prefix: string) => sumOf(names.map((name) => level(`${prefix}.${name}`)))
  const each = <Name extends string>(names: readonly Name[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, sum(`${prefix}.${name}`)])) as Record<Name, number>
  return {
    users: { total: levelOf(roles, 'people'), registered: sum('people.registered') },
    listings: { total: levelOf(listingStatuses, 'listings'), created: sum('listings.created') },
    offers: each(funnel, 'offers'),
    money: each(moneys, 'money'),
    views: { total: sum('views') },
    favourites: { total: sum('favourites.added'), removed: sum('favourites.removed') },
  }
}

/** Each day's sum of several series. */
const together = ([first = [], ...others]: number[][]): number[] =>
  first.map((count, place) => others.reduce((sum, other) => sum + other[place]!, count))

/** The months of each series: those of levels from the beginning on. */
async function seriesOf(db: Database, generation: number, { from, to }: Range): Promise<Map<string, FigureRow[]>> {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  const rows = await figureRows
    .of(db)
    .find({
      $or: [
        { generation, series: { $in: levels }, month: { $lte: last } },
        { generation, series: { $in: ofLives }, month: { $gte: first, $lte: last } },
        { generation: 0, series: 'views', month: { $gte: first, $lte: last } },
      ],
    })
    .toArray()
  return Map.groupBy(rows, ({ series }) => series)
}

const COUNT = 100

/** The most frequent searches without results. */
async function searchesWithoutResult(
  db: Database,
  { range, days }: { range: Range; days: readonly string[] },
): Promise<PlatformAnalytics['searchesWithoutResult']> {
  const terms = await topN(db, { generation: 0, series: 'unfound', range, count: COUNT })
  return terms.map(({ of: term, sum: count, months }) => {
    const counts = countsOf(months, days)
    return { term, count, series: days.map((date, place) => ({ date, count: counts[place]! })) }
  })
}
