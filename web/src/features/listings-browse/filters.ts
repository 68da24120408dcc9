import type { ListingFacets } from '@storyright/contracts/http'
import {
  genres,
  genreWords,
  type ListingSort,
  mediumLabels,
  mediums,
  priceRanges,
  priceRangeValues,
  viabilityBands,
  viabilityBandValues,
} from '@storyright/contracts/vocabulary'
import type { Choice as Option } from '../../ui/field/radio-list.tsx'
import type { Choices, Filter } from './choices.ts'

interface FilterKind {
  name: Filter
  legend: string
  any: string
  options: readonly Option[]
  /** How many show before "Show all". */
  first?: number
  /** Those with the most listings stand first. */
  byCount?: boolean
  /** Choices that no listing has are left out. */
  hidesEmpty?: boolean
}

const genreLabel = (word: string) => word.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()).replace('-Fi', '-fi')
const marks = { 'highly-viable': 'ok', viable: 'ok', cautionary: 'wait', 'high-risk': 'bad' } as const

/** The four filters of the catalogue. */
export const filters: readonly FilterKind[] = [
  {
    name: 'medium',
    legend: 'IP Medium',
    any: 'All mediums',
    options: mediums.map((value) => ({ value, label: mediumLabels[value] })),
    first: 6,
    byCount: true,
  },
  {
    name: 'genre',
    legend: 'Genre',
    any: 'All genres',
    options: genreWords.map((value) => ({ value, label: genreLabel(value) })),
    first: 6,
    byCount: true,
  },
  {
    name: 'priceRange',
    legend: 'Price Range',
    any: 'Any price',
    options: priceRangeValues.map((value) => ({ value, label: priceRanges[value].label })),
  },
  {
    name: 'commercialViability',
    legend: 'Commercial Viability',
    any: 'Any score',
    options: viabilityBandValues.map((value) => ({ value, label: viabilityBands[value].label, mark: marks[value] })),
    hidesEmpty: true,
  },
]

/** What is chosen of a filter; a tag that is none of the genres on offer is named as it is. */
export const chosenOf = ({ name, options }: FilterKind, choices: Choices) => {
  const value = choices[name]
  if (!value) return undefined
  const formGenre = genres.find((genre) => name === 'genre' && genre.toLowerCase() === value)
  return options.find((option) => option.value === value) ?? { value, label: formGenre ?? value }
}

/** A filter's choices with how many listings each would show, and what else the address names. */
export function counted(filter: FilterKind, facets: ListingFacets | undefined, choices: Choices): Option[] {
  const { name, any, options, byCount = false, hidesEmpty = false } = filter
  const own = chosenOf(filter, choices)
  const counts = facets && new Map(facets[name].map(({ value, count }) => [value, count]))
  const known = options.map((option) => (counts ? { ...option, count: counts.get(option.value) ?? 0 } : option))
  const offered = hidesEmpty ? known.filter(({ value, count }) => count !== 0 || value === own?.value) : known
  const sorted = byCount ? offered.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0)) : offered
  const unlisted = own && !options.includes(own) ? [own] : []
  return [{ value: '', label: any }, ...sorted, ...unlisted]
}

const sortLabels: Record<ListingSort, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  viability: 'Viability',
  price: 'Lowest price',
  '-price': 'Highest price',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
  published: 'First published',
  '-published': 'Last published',
  pages: 'Fewest pages',
  '-pages': 'Most pages',
}
/** The order that the list stands in, chosen or not. */
export const sortOf = ({ sort, search }: Choices) => sort ?? (search ? 'relevance' : 'newest')
export const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))
