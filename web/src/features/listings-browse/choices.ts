import {
  genreWords,
  type ListingSort,
  type ListingStatus,
  limits,
  listingSorts,
  listingStatuses,
  type Medium,
  mediums,
  type PriceRange,
  priceRangeValues,
  type ViabilityBand,
  viabilityBandValues,
} from '@storyright/contracts/vocabulary'

/** Which rights must be free. What stands in the address is judged by what comes with the filter. */
export const rightsChoices = [
  'rights',
  'territory',
  'language',
  'from',
  'months',
  'exclusivity',
  'availability',
] as const
export type RightsChoices = { [Name in (typeof rightsChoices)[number]]?: string }

/** What the reader has asked to see. It stands in the address, so that it can be kept, sent and gone back to. */
export interface Choices extends RightsChoices {
  search?: string
  medium?: Medium
  genre?: string
  priceRange?: PriceRange
  commercialViability?: ViabilityBand
  status?: ListingStatus
  /** In pounds. */
  priceFrom?: string
  priceBelow?: string
  /** Years. */
  publishedFrom?: string
  publishedTo?: string
  chain?: 'verified'
  /** A day, as `2026-11-27`. */
  since?: string
  sort?: ListingSort
}
export type Filter = 'medium' | 'genre' | 'priceRange' | 'commercialViability'
/** What can be chosen and taken off again. */
export type Choice = Exclude<keyof Choices, 'sort'>

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** One of the genres on offer, or any other tag, as the links of a listing's tags have it. */
function genreIn(address: URLSearchParams) {
  const tag = address.get('genre')?.trim().slice(0, limits.tag)
  return oneOf(genreWords, tag?.toLowerCase() ?? null) ?? (tag || undefined)
}

const LAST_YEAR = 2_999
const numberIn = (text: string | null, most: number) =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) > 0 && Number(text) <= most
    ? String(Number(text))
    : undefined
const dayIn = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) ? text : undefined

/** Reads the address; what is no choice of ours is passed over. */
export function choicesOf(address: URLSearchParams): Choices {
  const found = {
    search: address.get('search')?.trim().slice(0, limits.search) || undefined,
    medium: oneOf(mediums, address.get('medium')),
    genre: genreIn(address),
    priceRange: oneOf(priceRangeValues, address.get('priceRange')),
    commercialViability: oneOf(viabilityBandValues, address.get('commercialViability')),
    status: oneOf(listingStatuses, address.get('status')),
    priceFrom: numberIn(address.get('priceFrom'), limits.amount),
    priceBelow: numberIn(address.get('priceBelow'), limits.amount),
    publishedFrom: numberIn(address.get('publishedFrom'), LAST_YEAR),
    publishedTo: numberIn(address.get('publishedTo'), LAST_YEAR),
    chain: oneOf(['verified'] as const, address.get('chain')),
    since: dayIn(address.get('since')),
    ...Object.fromEntries(
      rightsChoices.map((name) => [name, address.get(name)?.trim().slice(0, limits.rightsLine) || undefined]),
    ),
    sort: oneOf(listingSorts, address.get('sort')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The same as a query, for the address and for the call alike. */
export const queryOf = (choices: Choices) =>
  new URLSearchParams(Object.entries(choices).filter(([, value]) => Boolean(value)) as [string, string][])

/** How many filters are chosen. */
export const filterCount = ({ sort: _sort, search: _search, ...choices }: Choices) => Object.keys(choices).length

export const isFiltered = ({ sort: _sort, ...choices }: Choices) => Object.values(choices).some(Boolean)
