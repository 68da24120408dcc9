import type { ListingFacets } from '@storyright/contracts'
import type { Memory } from '../changes/memory.ts'
import type { Database } from '../database.ts'
import { Prisma } from '../generated/client.ts'
import { found } from '../search/plan-search.ts'
import { genreCounts, mediumCounts, priceCounts, statusCounts, viabilityCounts } from './facet-counts.ts'
import { all, conditionsOf } from './filters.ts'
import { planOf } from './list-listings.ts'
import type { Dimension, Selection } from './selection.ts'

/** How many listings each choice of a filter would show, the other filters as they are. */
export const countFacets =
  ({ db, memory }: { db: Database; memory: Memory }) =>
  async (selection: Selection): Promise<ListingFacets> => {
    const plan = await planOf({ db, memory }, selection)
    const search = plan ? [found(plan)] : []
    const group = <Row>(dimension: Dimension, columns: string) =>
      db.$queryRaw<(Row & { count: number })[]>`
        SELECT ${Prisma.raw(columns)}, count(*)::int AS count FROM browse_entries b
        WHERE ${all([...conditionsOf(selection, dimension), ...search])} GROUP BY ${Prisma.raw(columns)}`
    const [genre, medium, price, viability, status] = await Promise.all([
      group<{ genre_tags: string[] }>('genre', 'genre_tags'),
      group<{ medium: string; format: string }>('medium', 'medium, format'),
      group<{ price: number }>('priceRange', 'price'),
      group<{ viability_score: number }>('commercialViability', 'viability_score'),
      group<{ status: string }>('status', 'status'),
    ])
    return {
      genre: genreCounts(genre),
      medium: mediumCounts(medium),
      priceRange: priceCounts(price),
      commercialViability: viabilityCounts(viability),
      status: statusCounts(status),
    }
  }
