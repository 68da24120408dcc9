import type { ForumCategory } from '@storyright/contracts/vocabulary'
import type { PostRow } from './post-rows.ts'
import { conditionsOf, type Search } from './tokenise.ts'

/** Which discussions a list is of: all, or those that meet each of these. */
export interface Wanted {
  category?: ForumCategory | undefined
  /** As tags are compared. */
  tagKey?: string | undefined
  search?: Search | undefined
  /** Further conditions, of this reader. */
  only?: readonly object[] | undefined
}

/** A place in the order of lists. */
export type Place = Pick<PostRow, '_id' | 'isSticky' | 'lastActivityAt'>

/** Discussions that everybody may read. */
export const listed = { isDeleted: false, status: 'shown' } as const

/** All that is wanted, whichever way the rows are found. */
export const conditionsFor = ({ category, tagKey, search, only = [] }: Wanted): object[] => [
  ...(category ? [{ category }] : []),
  ...(tagKey ? [{ tagKeys: tagKey }] : []),
  ...(search ? conditionsOf(search).map(({ condition }) => condition) : []),
  ...only,
]

/** Sticky ones first, then by their latest activity. */
export const inOrder = (one: Place, other: Place): number =>
  Number(other.isSticky) - Number(one.isSticky) ||
  other.lastActivityAt.getTime() - one.lastActivityAt.getTime() ||
  (other._id > one._id ? 1 : -1)

/** Whether a row comes after the cursor; true without one. */
export const comesAfter = (place: Place | null, row: Place): boolean => !place || inOrder(place, row) < 0
