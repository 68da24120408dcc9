import type { FoundBy } from '@storyright/contracts/http'
import { type ListingSort, paging } from '@storyright/contracts/vocabulary'
import { all } from '../conditions.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { closedTo, type Reader } from '../listings/early-access.ts'
import { type CardRow, cardColumns } from '../listings/listing.views.ts'
import { found, type PlanDeps, planOf, type SearchPlan } from './plan-search.ts'
import { dayFor, type Place, type Selection } from './query.ts'
import { comesAfter, type Match, readTier } from './rank-matches.ts'
import { columnSorts, conditionsOf, narrow, sortedPage } from './read-entries.ts'

interface Wanted {
  reader: Reader
  selection: Selection
  sort: ListingSort
  after: Place | null
  limit: number | undefined
}
export interface Page extends Pick<SearchPlan, 'meaning'> {
  rows: FoundRow[]
  total: number
  /** Where the next page begins, when there is one. */
  end: Place | null
}

/** A listing's row, and by what a search found it where meaning took part. */
export type FoundRow = CardRow & { foundBy?: FoundBy }

/** One page of the catalogue; without a limit everything up to the documented maximum. */
export async function listListings(
  deps: PlanDeps,
  { reader, selection, sort, after, limit = paging.listMaximum }: Wanted,
): Promise<Page> {
  const { search } = selection
  const filters = conditionsOf(await narrow(deps, selection))
  const plan = search === null ? null : await planOf(deps, { reader, search, conditions: filters })
  // Side by side: counting everything that a common word finds takes longer than reading a page of it.
  const [total, rows] = await Promise.all([
    after?.total ?? countListings(deps, { reader, selection, filters }, plan),
    readRows(deps, { reader, filters, sort, after, limit: limit + 1 }, plan),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const end = last ? { after: last.keys, id: String(last.row.id), total } : null
  return {
    rows: shown.map(({ row, foundBy }) => (foundBy ? { ...row, foundBy } : row)),
    total,
    end,
    ...(plan?.meaning && { meaning: plan.meaning }),
  }
}

/** The next rows, each with its sort keys. */
async function readRows(
  { db }: PlanDeps,
  { reader, filters, sort, after, limit }: Omit<Wanted, 'selection'> & { filters: Prisma.Sql[]; limit: number },
  plan: SearchPlan | null,
): Promise<{ row: CardRow; keys: Place['after']; foundBy?: FoundBy }[]> {
  const conditions = [...filters, ...reader.conditions]
  if (plan && sort === 'relevance') return rankedPage(db, { plan, conditions, after, limit })
  const columnSort = columnSorts[sort === 'relevance' ? 'newest' : sort]
  const searched = plan ? [...conditions, found(plan)] : conditions
  const rows = await sortedPage(db, { sort: columnSort, conditions: searched, after, limit })
  return rows.map((row) => ({ row, keys: [columnSort.keyOf(row)] }))
}

async function countListings(
  { db, memory, clock }: PlanDeps,
  { reader, selection, filters }: Pick<Wanted, 'reader' | 'selection'> & { filters: Prisma.Sql[] },
  plan: SearchPlan | null,
): Promise<number> {
  if (plan && plan.total !== null && filters.length === 0) return plan.total
  const wheres = [...filters, ...(plan ? [found(plan)] : [])]
  const closed = closedTo(reader)
  const count = (more: Prisma.Sql[]) =>
    Prisma.sql`(SELECT count(*)::int FROM browse_entries b WHERE ${all([...wheres, ...more])})`
  // What is closed is counted apart, and of it there is little: the rest is read from indexes alone.
  const total = closed ? Prisma.sql`${count([])} - ${count([closed])}` : count([])
  const load = async () => (await db.$queryRaw<[{ count: number }]>`SELECT ${total} AS count`)[0].count
  return memory.remember(
    JSON.stringify(['total', reader.kind, selection, dayFor(selection, clock())]),
    load,
    () => reader.until,
  )
}

interface Request {
  plan: SearchPlan
  conditions: Prisma.Sql[]
  after: Place | null
  limit: number
}
interface RankedRow {
  row: CardRow
  foundBy?: FoundBy
  /** Tier and nearness: with the id they say where it stands in the order of relevance. */
  keys: [tier: number, nearness: number]
}

/**
 * The next rows by relevance. Few matches are known to the plan; of many, tier after tier is read until the page is full,
 * so that a common word costs no more than its best matches.
 */
async function rankedPage(db: Database, { plan, conditions, after: place, limit }: Request): Promise<RankedRow[]> {
  const after = place && matchAt(place)
  if (plan.few) {
    const left = after ? plan.few.filter((match) => comesAfter(match, after)) : plan.few
    return rowsOf(db, left, conditions, limit)
  }
  const matches: Match[] = []
  for (let tier = after?.tier ?? 0; tier < plan.tiers.length && matches.length < limit; tier++) {
    const step = { tiers: plan.tiers, place: tier, conditions, after, limit: limit - matches.length }
    matches.push(...(await readTier(db, step)))
  }
  return rowsOf(db, matches, [], limit)
}

const matchAt = ({ after, id }: Place): Match => ({
  id: BigInt(id),
  tier: Number(after[0]),
  nearness: Number(after[1]),
})

/** So many matches are looked up at once: most pages are full with the best of them. */
const AT_ONCE = 500

async function rowsOf(db: Database, matches: Match[], conditions: Prisma.Sql[], limit: number): Promise<RankedRow[]> {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const rows: CardRow[] = []
  for (let start = 0; start < matches.length && rows.length < limit; start += AT_ONCE) {
    const ids = matches.slice(start, start + AT_ONCE).map(({ id }) => id)
    rows.push(
      ...(await db.$queryRaw<CardRow[]>`
        SELECT ${cardColumns} FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS m (id, place)
        JOIN browse_entries b ON b.listing_id = m.id JOIN listings l ON l.id = m.id
        WHERE ${all(conditions)} ORDER BY m.place LIMIT ${limit - rows.length}`),
    )
  }
  return rows.map((row) => {
    const { tier, nearness, foundBy } = byId.get(row.id)!
    return { row, keys: [tier, nearness], ...(foundBy && { foundBy }) }
  })
}
