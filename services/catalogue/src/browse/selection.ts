import type { ListingsQuery } from '@storyright/contracts/http'
import type { ListingSort } from '@storyright/contracts/vocabulary'
import { foldText } from '../search/fold.ts'

/** What a reader wants to see, freed of spelling: two queries that mean the same are the same selection. */
export interface Selection {
  search: string | null
  genre: string | null
  medium: string | null
  priceRange: NonNullable<ListingsQuery['priceRange']> | null
  commercialViability: NonNullable<ListingsQuery['commercialViability']> | null
  status: NonNullable<ListingsQuery['status']> | null
}
export type Dimension = Exclude<keyof Selection, 'search'>

export const selectionOf = (query: ListingsQuery): Selection => ({
  search: foldText(query.search ?? '') || null,
  genre: foldText(query.genre ?? '') || null,
  medium: foldText(query.medium ?? '') || null,
  priceRange: query.priceRange ?? null,
  commercialViability: query.commercialViability ?? null,
  status: query.status ?? null,
})

/** Relevance needs something to be relevant to; without a search the newest come first. */
export function sortOf(query: ListingsQuery, selection: Selection): ListingSort {
  const sort = query.sort ?? 'relevance'
  return sort === 'relevance' && selection.search === null ? 'newest' : sort
}
