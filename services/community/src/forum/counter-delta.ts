import { isDeepStrictEqual } from 'node:util'
import type { ForumCategory } from '@storyright/contracts/vocabulary'
import type { Sums, Tallied } from './category-counter-rows.ts'
import type { PostRow } from './post-rows.ts'

type CountedPost = Pick<PostRow, 'isDeleted' | 'status' | 'category' | 'replyCount' | 'viewCount' | 'tallied'>

/** A discussion's contribution to its category's sums; nothing while it is not public. */
export const addsOf = ({
  isDeleted,
  status,
  category,
  replyCount,
  viewCount,
}: Omit<CountedPost, 'tallied'>): Tallied | null =>
  isDeleted || status === 'waiting' ? null : { category, replies: replyCount, views: viewCount }

/** Whether a discussion adds what it has added. */
export const isInSums = (row: CountedPost): boolean => isDeepStrictEqual(row.tallied, addsOf(row))

/** By category, what these add now less what they had added. */
export function changesOf(rows: readonly CountedPost[]): Map<ForumCategory, Sums> {
  const changes = new Map<ForumCategory, Sums>()
  for (const row of rows) {
    change(row.tallied, -1)
    change(addsOf(row), 1)
  }
  return changes

  function change(tallied: Tallied | null, sign: 1 | -1): void {
    if (!tallied) return
    const { category, replies, views } = tallied
    const { discussions: count, replies: answers, views: seen } = changes.get(category) ?? nothing
    changes.set(category, { discussions: count + sign, replies: answers + sign * replies, views: seen + sign * views })
  }
}

const nothing: Sums = { discussions: 0, replies: 0, views: 0 }
