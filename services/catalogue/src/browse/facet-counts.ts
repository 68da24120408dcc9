import type { ListingFacets } from '@storyright/contracts/http'
import {
  foldText,
  genreWords,
  listingStatuses,
  mediums,
  priceRanges,
  viabilityBands,
} from '@storyright/contracts/vocabulary'

type Counted<Row> = Row & { count: number }
type Counts = ListingFacets['genre']

/** Each choice with the rows it would show, in the given order; choices that show nothing are left out. */
function countEach<Row>(values: readonly string[], rows: Counted<Row>[], shows: (value: string, row: Row) => boolean) {
  const counts = values.map((value) => ({ value, count: sum(rows.filter((row) => shows(value, row))) }))
  return counts.filter(({ count }) => count > 0)
}

const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)

export const mediumCounts = (rows: Counted<{ medium: string; format: string }>[]): Counts =>
  countEach(mediums, rows, (value, row) => row.medium === value || row.format === value)

export const statusCounts = (rows: Counted<{ status: string }>[]): Counts =>
  countEach(listingStatuses, rows, (value, row) => row.status === value)

export const priceCounts = (rows: Counted<{ price: number }>[]): Counts => countBands(priceRanges, rows, 'price')

export const viabilityCounts = (rows: Counted<{ viability_score: number }>[]): Counts =>
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
