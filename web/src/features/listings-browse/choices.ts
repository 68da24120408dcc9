import {
  genreWords,
  type ListingSort,
  limits,
  listingSorts,
  type Medium,
  mediums,
  type PriceRange,
  priceRangeValues,
  type ViabilityBand,
  viabilityBandValues,
} from '@storyright/contracts/vocabulary'

/** What the reader has asked to see. It stands in the address, so that it can be kept, sent and gone back to. */
export interface Choices {
  search?: string
  medium?: Medium
  genre?: string
  priceRange?: PriceRange
  commercialViability?: ViabilityBand
  sort?: ListingSort
}
export type Filter = 'medium' | 'genre' | 'priceRange' | 'commercialViability'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** One of the genres on offer, or any other tag, as the links of a listing's tags have it. */
function genreIn(address: URLSearchParams) {
  const tag = address.get('genre')?.trim().slice(0, limits.tag)
  return oneOf(genreWords, tag?.toLowerCase() ?? null) ?? (tag || undefined)
}

/** Reads the address; what is no choice of ours is passed over. */
export function choicesOf(address: URLSearchParams): Choices {
  const found = {
    search: address.get('search')?.trim().slice(0, limits.search) || undefined,
    medium: oneOf(mediums, address.get('medium')),
    genre: genreIn(address),
    priceRange: oneOf(priceRangeValues, address.get('priceRange')),
    commercialViability: oneOf(viabilityBandValues, address.get('commercialViability')),
    sort: oneOf(listingSorts, address.get('sort')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The same as a query, for the address and for the call alike. */
export const queryOf = (choices: Choices) =>
  new URLSearchParams(Object.entries(choices).filter(([, value]) => Boolean(value)) as [string, string][])

export const isFiltered = ({ sort: _sort, ...choices }: Choices) => Object.values(choices).some(Boolean)
