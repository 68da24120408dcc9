import type { ListingFacets } from '@storyright/contracts/http'
import { all, any } from '../conditions.ts'
import { Prisma } from '../generated/client.ts'
import type { Reader } from '../listings/early-access.ts'
import { genreCounts, mediumCounts, priceCounts, statusCounts, viabilityCounts } from './facet-counts.ts'
import { found, type PlanDeps, planOf } from './plan-search.ts'
import type { Dimension, Selection } from './query.ts'
import { conditionsOf, dimensions } from './read-entries.ts'

/** The columns of one grouping, the others null; `counts` has one place for each active filter and one for all together. */
interface Group {
  genre_tags: string[] | null
  medium: string | null
  format: string | null
  price: number | null
  viability_score: number | null
  status: string | null
  counts: number[]
}

/** How many listings each choice of a filter would show, the other filters as they are; counted in one pass. */
export async function countFacets(deps: PlanDeps, reader: Reader, selection: Selection): Promise<ListingFacets> {
  const active = dimensions.filter((dimension) => selection[dimension] !== null)
  const others = active.map((dimension) => all(conditionsOf(selection, dimension)))
  const { search } = selection
  // What meets all filters is counted exactly, also where a search finds more than it looks at.
  const narrowed = active.length > 0 ? [conditionsOf(selection), [any(others)]] : [[]]
  const plans =
    search === null ? [] : await Promise.all(narrowed.map((conditions) => planOf(deps, { reader, search, conditions })))
  const searched = plans.length > 0 ? [any([...new Set(plans)].map(found))] : []
  const counted = [...others, all(conditionsOf(selection))].map((where) => Prisma.sql`count(*) FILTER (WHERE ${where})`)
  const wheres = [...reader.conditions, ...searched, ...(others.length > 0 ? [any(others)] : [])]
  const groups = await deps.db.$queryRaw<Group[]>`
      SELECT genre_tags, medium, format, price, viability_score, status, ARRAY[${Prisma.join(counted)}]::int[] AS counts
      FROM browse_entries b WHERE ${all(wheres)}
      GROUP BY GROUPING SETS ((genre_tags), (medium, format), (price), (viability_score), (status))`

  /** The groups by one column, with what each would show: the filter of its own dimension does not count. */
  const grouped = <Column extends keyof Group>(dimension: Dimension, column: Column) => {
    const place = active.includes(dimension) ? active.indexOf(dimension) : active.length
    return groups
      .filter((group) => group[column] !== null && group.counts[place]! > 0)
      .map((group) => ({
        ...(group as { [One in keyof Group]: NonNullable<Group[One]> }),
        count: group.counts[place]!,
      }))
  }
  return {
    genre: genreCounts(grouped('genre', 'genre_tags')),
    medium: mediumCounts(grouped('medium', 'medium')),
    priceRange: priceCounts(grouped('priceRange', 'price')),
    commercialViability: viabilityCounts(grouped('commercialViability', 'viability_score')),
    status: statusCounts(grouped('status', 'status')),
  }
}
