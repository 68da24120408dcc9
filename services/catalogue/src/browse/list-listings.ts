import { type ListingSort, paging } from '@storyright/contracts/vocabulary'
import type { Memory } from '../changes/memory.ts'
import type { Database } from '../database.ts'
import { found, planSearch, type SearchPlan } from '../search/plan-search.ts'
import type { Match } from '../search/rank-matches.ts'
import { rankedPage } from '../search/ranked-page.ts'
import type { CardRow } from './card.ts'
import type { Place } from './cursor.ts'
import { all, conditionsOf } from './filters.ts'
import type { Selection } from './selection.ts'
import { columnSorts, sortedPage } from './sorts.ts'

interface Wanted {
  selection: Selection
  sort: ListingSort
  after: Place | null
  limit: number | undefined
}
export interface Page {
  rows: CardRow[]
  total: number
  /** Where the next page begins, when there is one. */
  end: Place | null
}

/** One page of the catalogue; without a limit everything up to the documented maximum. */
export const listListings =
  ({ db, memory }: { db: Database; memory: Memory }) =>
  async ({ selection, sort, after, limit = paging.listMaximum }: Wanted): Promise<Page> => {
    const plan = await planOf({ db, memory }, selection)
    const conditions = conditionsOf(selection)
    const read = plan && sort === 'relevance' ? ranked(plan) : sorted(sort, plan)
    // Side by side: counting everything that a common word finds takes longer than reading a page of it.
    const [total, { rows, keysOf }] = await Promise.all([
      after?.total ?? countListings({ db, memory }, selection, plan),
      read(),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return { rows: shown, total, end: last ? { after: keysOf(last), id: String(last.id), total } : null }

    function ranked(plan: SearchPlan) {
      return async () => {
        const rows = await rankedPage(db, { plan, conditions, after: after && matchAt(after), limit: limit + 1 })
        const matches = new Map<CardRow, Match>(rows.map((row) => [row, row.match]))
        const keysOf = (row: CardRow): Place['after'] => [matches.get(row)!.tier, matches.get(row)!.nearness]
        return { rows: rows as CardRow[], keysOf }
      }
    }

    function sorted(wanted: ListingSort, plan: SearchPlan | null) {
      return async () => {
        const sort = columnSorts[wanted === 'relevance' ? 'newest' : wanted]
        const searched = plan ? [...conditions, found(plan)] : conditions
        const rows = await sortedPage(db, { sort, conditions: searched, after, limit: limit + 1 })
        return { rows, keysOf: (row: CardRow): Place['after'] => [sort.keyOf(row)] }
      }
    }
  }

const matchAt = ({ after, id }: Place): Match => ({
  id: BigInt(id),
  tier: Number(after[0]),
  nearness: Number(after[1]),
})

/** The plan of a selection's search, made once between two changes. */
export async function planOf(
  { db, memory }: { db: Database; memory: Memory },
  { search }: Pick<Selection, 'search'>,
): Promise<SearchPlan | null> {
  return search === null ? null : memory.remember(JSON.stringify(['plan', search]), () => planSearch(db, search))
}

async function countListings(
  { db, memory }: { db: Database; memory: Memory },
  selection: Selection,
  plan: SearchPlan | null,
): Promise<number> {
  const filters = conditionsOf(selection)
  if (plan && plan.total !== null && filters.length === 0) return plan.total
  const conditions = [...filters, ...(plan ? [found(plan)] : [])]
  return memory.remember(JSON.stringify(['total', selection]), async () => {
    const rows = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM browse_entries b WHERE ${all(conditions)}`
    return rows[0]!.count
  })
}
