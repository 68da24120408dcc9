import type { AdminComment } from '@storyright/contracts/http'
import { type commentSorts, type Sort, sortParts, type Viewer } from '@storyright/contracts/vocabulary'
import { viewComments } from '../comments/comment.view.ts'
import { commentRows } from '../comments/comment-rows.ts'
import { withoutHistory } from '../content/text-view.ts'
import type { Deps } from '../deps.ts'
import { addressesOf } from './addresses.ts'
import { listingNames } from './listing-names.ts'

interface ListCommentsInput {
  page: number
  limit: number
  /** Anything but a whole number is ignored. */
  listingId?: string | undefined
  sort?: Sort<(typeof commentSorts)[number]> | undefined
}

interface CommentPage {
  comments: AdminComment[]
  pagination: { page: number; total: number; totalPages: number }
}

/** All comments that are there, the newest first unless they are sorted otherwise. */
export async function listAllComments(
  deps: Pick<Deps, 'db' | 'identity' | 'logger'>,
  viewer: Viewer,
  { page, limit, listingId: typed = '', sort = '-written' }: ListCommentsInput,
): Promise<CommentPage> {
  const { db } = deps
  const listingId = /^\s*-?\d+\s*$/.test(typed) ? String(BigInt(typed)) : undefined
  const filter = { isDeleted: false, ...(listingId && { listingId }) }
  const { by, isDescending } = sortParts(sort)
  const direction = isDescending ? -1 : 1
  const comments = commentRows.of(db)
  const [rows, total] = await Promise.all([
    comments
      .find(filter, { projection: withoutHistory })
      .sort({ ...(by === 'likes' && { likeCount: direction }), createdAt: direction, _id: direction })
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    comments.countDocuments(filter),
  ])
  const [views, addressOf, listingOf] = await Promise.all([
    viewComments(db, viewer, rows),
    addressesOf(
      deps,
      rows.map(({ authorId }) => authorId),
    ),
    listingNames(
      db,
      rows.map((row) => row.listingId),
    ),
  ])
  const described = views.map((view) => ({
    ...view,
    authorId: view.author.id,
    author: { ...view.author, email: addressOf(view.author.id) },
    listing: listingOf(view.listingId),
  }))
  return { comments: described, pagination: { page, total, totalPages: Math.ceil(total / limit) } }
}
