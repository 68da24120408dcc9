import {
  communityLimits,
  type ForumCategory,
  type ForumFilter,
  type ForumSort,
  forumCategories,
  forumFilters,
  forumSorts,
  limits,
} from '@storyright/contracts/vocabulary'

/** What the reader has asked to see. It stands in the address, so that it can be kept, sent and gone back to. */
export interface ForumChoices {
  category?: ForumCategory
  tag?: string
  search?: string
  sort?: ForumSort
  only?: ForumFilter
}

/** How the list is sorted where its reader has chosen nothing. */
export const usualSort = (search: string | undefined): ForumSort => (search ? 'relevance' : 'latest')

/** Reads the address; what is no choice of ours is passed over. */
export function choicesOf(address: URLSearchParams): ForumChoices {
  const category = forumCategories.find((one) => one === address.get('category'))
  const tag = address.get('tag')?.trim().slice(0, communityLimits.tag)
  const search = address.get('search')?.trim().slice(0, limits.search)
  const sort = forumSorts
    .filter((one) => one !== usualSort(search) && (one !== 'relevance' || search))
    .find((one) => one === address.get('sort'))
  const only = forumFilters.find((one) => one === address.get('only'))
  return {
    ...(sort && { sort }),
    ...(only && { only }),
    ...(category && { category }),
    ...(tag && { tag }),
    ...(search && { search }),
  }
}

/** The same as a query, for the address and for the call alike. */
export const queryOf = (choices: { [Name in keyof ForumChoices]: ForumChoices[Name] | undefined }) =>
  new URLSearchParams(Object.entries(choices).filter(([, value]) => Boolean(value)) as [string, string][])
