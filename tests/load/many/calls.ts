import { catalogueCalls } from '@storyright/contracts/http'
import { priceRangeValues, viabilityBandValues } from '@storyright/contracts/vocabulary'
import { searchedTexts } from './searched-texts.ts'

/** One address, and what it is an example of. */
export interface Call {
  kind: string
  path: string
  /** Whether the page after this one counts too. */
  goesOn?: boolean
}

/** The kinds of calls and what is asked of each; kinds without a goal are there to know. */
export const goals: Record<string, string> = {
  'filtered page': 'ratio ≤ 1.5',
  'next page': 'ratio ≤ 1.5',
  'search, rare word': 'ratio ≤ 1.5',
  'search, title': 'ratio ≤ 1.5',
  'search, common word': 'p95 < 100 ms',
  'search, mistyped': '',
  'first total of a filter': '',
  'facets of a filter': '',
}

/** A rare word that a large catalogue has more often than this is none any more. */
export const FEW_HITS = 200

const filters = [
  ...['crime', 'fantasy', 'romance', 'history', 'horror'].map((genre) => ({ genre })),
  ...['book', 'screenplay', 'podcast', 'comic'].map((medium) => ({ medium })),
  ...priceRangeValues.map((priceRange) => ({ priceRange })),
  ...viabilityBandValues.map((commercialViability) => ({ commercialViability })),
  ...['available', 'optioned', 'sold'].map((status) => ({ status })),
  { genre: 'crime', medium: 'book', status: 'available' },
  { genre: 'fantasy', priceRange: '50k-100k' },
  { medium: 'screenplay', commercialViability: 'viable' },
] as Record<string, string>[]
const sorts = ['newest', 'viability', 'price', '-price']

/** Everything that is measured once a round. */
export function measuredCalls(): Call[] {
  const { rare, titles, common, mistyped } = searchedTexts()
  return [
    ...filters.flatMap(filterCalls),
    ...rare.map(search('search, rare word')),
    ...titles.map(search('search, title')),
    ...common.map(search('search, common word')),
    ...mistyped.map(search('search, mistyped')),
  ]
}

// The first call of a filter counts its total, which every other page of it then knows.
function filterCalls(filter: Record<string, string>, place: number): Call[] {
  const sort = sorts[place % sorts.length]!
  const page = (limit: string) => listings({ ...filter, sort, limit })
  return [
    { kind: 'first total of a filter', path: page('23') },
    { kind: 'filtered page', path: page('24'), goesOn: true },
    { kind: 'facets of a filter', path: `${catalogueCalls.listingFacets.path}?${new URLSearchParams(filter)}` },
  ]
}

const search =
  (kind: string) =>
  (text: string): Call => ({ kind, path: listings({ search: text, limit: '24' }) })

const listings = (query: Record<string, string>) => `${catalogueCalls.listListings.path}?${new URLSearchParams(query)}`
