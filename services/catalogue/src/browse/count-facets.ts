import type { ListingFacets } from '@storyright/contracts/http'
import {
  foldText,
  genreWords,
  listingStatuses,
  mediums,
  priceRanges,
  rights,
  territories,
  viabilityBands,
} from '@storyright/contracts/vocabulary'
import { dayAt } from '@storyright/rights'
import { all, any } from '../conditions.ts'
import { Prisma } from '../generated/client.ts'
import type { Reader } from '../listings/early-access.ts'
import type { MatchingRights } from '../listings/free-rights.memory.ts'
import { found, type PlanDeps, planOf } from './plan-search.ts'
import type { Dimension, Selection } from './query.ts'
import { conditionsOf, dimensions, narrow } from './read-entries.ts'
import { anyRights, inTerritory, judgeable, type RightsQuestion, withRight } from './rights-question.ts'

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

/** How many listings each choice of a filter would show, the other filters as they are; counted in one pass, but for rights. */
export async function countFacets(deps: PlanDeps, reader: Reader, selection: Selection): Promise<ListingFacets> {
  const narrowing = await narrow(deps, selection)
  const active = dimensions.filter((dimension) => narrowing[dimension] !== null)
  const others = active.map((dimension) => all(conditionsOf(narrowing, dimension)))
  const { search } = selection
  // What meets all filters is counted exactly, also where a search finds more than it looks at.
  const narrowed = active.length > 0 ? [conditionsOf(narrowing), [any(others)]] : [[]]
  const plans =
    search === null ? [] : await Promise.all(narrowed.map((conditions) => planOf(deps, { reader, search, conditions })))
  const searched = plans.length > 0 ? [any([...new Set(plans)].map(found))] : []
  const counted = [...others, all(conditionsOf(narrowing))].map((where) => Prisma.sql`count(*) FILTER (WHERE ${where})`)
  const wheres = [...reader.conditions, ...searched, ...(others.length > 0 ? [any(others)] : [])]
  const ofRights = [...reader.conditions, ...searched, ...conditionsOf(narrowing, 'rights')]
  const [groups, byRights] = await Promise.all([
    deps.db.$queryRaw<Group[]>`
      SELECT genre_tags, medium, format, price, viability_score, status, ARRAY[${Prisma.join(counted)}]::int[] AS counts
      FROM browse_entries b WHERE ${all(wheres)}
      GROUP BY GROUPING SETS ((genre_tags), (medium, format), (price), (viability_score), (status))`,
    countByRights(deps, ofRights),
  ])

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
    ...(await rightsCounts(deps, selection.rights ?? anyRights, byRights)),
  }
}

interface RightsCount {
  id: number
  count: number
}

/** How many listings there are of each free rights; none of what is under option or sold. Without filters an index says it. */
async function countByRights({ db }: PlanDeps, conditions: Prisma.Sql[]): Promise<RightsCount[]> {
  const [{ ids, counts }] = await db.$queryRaw<[{ ids: number[] | null; counts: number[] | null }]>`
    SELECT array_agg(id) AS ids, array_agg(count) AS counts FROM (
      SELECT b.free_rights_id AS id, count(*)::int AS count FROM browse_entries b
      WHERE ${all([Prisma.sql`b.status = 'available'`, Prisma.sql`b.free_rights_id IS NOT NULL`, ...conditions])}
      GROUP BY b.free_rights_id
    ) AS each_rights`
  return (ids ?? []).map((id, place) => ({ id, count: counts![place]! }))
}

/** How many listings each right would show if it was chosen as well, and each territory if it was chosen instead. */
async function rightsCounts(
  { freeRights, clock }: PlanDeps,
  question: RightsQuestion,
  rows: RightsCount[],
): Promise<Pick<ListingFacets, 'rights' | 'territory'>> {
  const today = dayAt(clock())
  const countEach = async (values: readonly string[], questions: RightsQuestion[]) => {
    const found = await freeRights.judge(questions.map((one) => judgeable(one, today)))
    const sum = ({ has }: MatchingRights) => rows.reduce((total, { id, count }) => (has(id) ? total + count : total), 0)
    const counts = values.map((value, place) => ({ value, count: sum(found[place]!) }))
    return counts.filter(({ count }) => count > 0)
  }
  return {
    rights: await countEach(
      rights,
      rights.map((right) => withRight(question, right)),
    ),
    territory: await countEach(
      territories,
      territories.map((name) => inTerritory(question, name)),
    ),
  }
}

type Counted<Row> = Row & { count: number }
type Counts = ListingFacets['genre']

/** Each choice with the rows it would show, in the given order; choices that show nothing are left out. */
function countEach<Row>(values: readonly string[], rows: Counted<Row>[], shows: (value: string, row: Row) => boolean) {
  const counts = values.map((value) => ({ value, count: sum(rows.filter((row) => shows(value, row))) }))
  return counts.filter(({ count }) => count > 0)
}

const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

const mediumCounts = (rows: Counted<{ medium: string; format: string }>[]): Counts =>
  countEach(mediums, rows, (value, row) => row.medium === value || row.format === value)

const statusCounts = (rows: Counted<{ status: string }>[]): Counts =>
  countEach(listingStatuses, rows, (value, row) => row.status === value)

const priceCounts = (rows: Counted<{ price: number }>[]): Counts => countBands(priceRanges, rows, 'price')

const viabilityCounts = (rows: Counted<{ viability_score: number }>[]): Counts =>
  countBands(viabilityBands, rows, 'viability_score')

type Bands = Record<string, { from: number; below: number | null }>
function countBands<Key extends string>(bands: Bands, rows: Counted<Record<Key, number>>[], key: Key): Counts {
  return countEach(Object.keys(bands), rows, (value, row) => {
    const { from, below } = bands[value]!
    return row[key] >= from && (below === null || row[key] < below)
  })
}

/**
 * The filter takes every tag that contains the chosen value, so "crime" also counts listings tagged "true crime", and a genre
 * word is counted though no tag is that word alone. Most listings first.
 */
export function genreCounts(rows: Counted<{ genre_tags: string[] }>[]): Counts {
  const tags = [...new Set(rows.flatMap((row) => row.genre_tags))]
  const values = [...new Set([...tags, ...genreWords])]
  const folded = new Map(values.map((value) => [value, foldText(value)]))
  const within = new Map(
    tags.map((tag) => [tag, values.filter((value) => folded.get(tag)!.includes(folded.get(value)!))]),
  )
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const value of new Set(row.genre_tags.flatMap((tag) => within.get(tag)!)))
      counts.set(value, (counts.get(value) ?? 0) + row.count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value))
}
