import type { FoundBy } from '@storyright/contracts/http'
import { type ListingSort, paging } from '@storyright/contracts/vocabulary'
import { all } from '../conditions.ts'
import { Prisma } from '../generated/client.ts'
import { closedTo, type Reader } from '../listings/early-access.ts'
import type { CardRow } from '../listings/listing.views.ts'
import { found, type PlanDeps, planOf, type SearchPlan } from './plan-search.ts'
import type { Place, Selection } from './query.ts'
import { rankedPage } from './ranked-page.ts'
import { columnSorts, conditionsOf, sortedPage } from './read-entries.ts'

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
  const plan = search === null ? null : await planOf(deps, { reader, search, conditions: conditionsOf(selection) })
  // Side by side: counting everything that a common word finds takes longer than reading a page of it.
  const [total, rows] = await Promise.all([
    after?.total ?? countListings(deps, { reader, selection }, plan),
    readRows(deps, { reader, selection, sort, after, limit: limit + 1 }, plan),
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
  { reader, selection, sort, after, limit }: Wanted & { limit: number },
  plan: SearchPlan | null,
): Promise<{ row: CardRow; keys: Place['after']; foundBy?: FoundBy }[]> {
  const conditions = [...conditionsOf(selection), ...reader.conditions]
  if (plan && sort === 'relevance') return rankedPage(db, { plan, conditions, after, limit })
  const columnSort = columnSorts[sort === 'relevance' ? 'newest' : sort]
  const searched = plan ? [...conditions, found(plan)] : conditions
  const rows = await sortedPage(db, { sort: columnSort, conditions: searched, after, limit })
  return rows.map((row) => ({ row, keys: [columnSort.keyOf(row)] }))
}

async function countListings(
  { db, memory }: PlanDeps,
  { reader, selection }: Pick<Wanted, 'reader' | 'selection'>,
  plan: SearchPlan | null,
): Promise<number> {
  const filters = conditionsOf(selection)
  if (plan && plan.total !== null && filters.length === 0) return plan.total
  const wheres = [...filters, ...(plan ? [found(plan)] : [])]
  const closed = closedTo(reader)
  const count = (more: Prisma.Sql[]) =>
    Prisma.sql`(SELECT count(*)::int FROM browse_entries b WHERE ${all([...wheres, ...more])})`
  // What is closed is counted apart, and of it there is little: the rest is read from indexes alone.
  const total = closed ? Prisma.sql`${count([])} - ${count([closed])}` : count([])
  const load = async () => (await db.$queryRaw<[{ count: number }]>`SELECT ${total} AS count`)[0].count
  return memory.remember(JSON.stringify(['total', reader.kind, selection]), load, () => reader.until)
}
