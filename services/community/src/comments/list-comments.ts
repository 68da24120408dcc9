import type { Comment } from '@storyright/contracts/http'
import { paging, type Viewer } from '@storyright/contracts/vocabulary'
import { isSeenBy } from '../content/seen.ts'
import { withoutHistory } from '../content/text-view.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { viewComments } from './comment.view.ts'
import { type CommentRow, commentRows } from './comment-rows.ts'

/** The newest comments on a listing, the oldest first; a deleted one stays visible as long as it has replies. */
export async function listComments(
  deps: Pick<Deps, 'db' | 'askCatalogue' | 'clock'>,
  viewer: Viewer,
  listingId: string,
  limit: number = paging.listMaximum,
): Promise<Comment[]> {
  const { db } = deps
  await requireVisibleListing(deps, listingId, viewer)
  const newest = await commentRows
    .of(db)
    .find({ listingId }, { projection: withoutHistory })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .toArray()
  const rows = [...(newest.length < limit ? [] : await olderParents(db, newest)), ...newest.toReversed()]
  return viewComments(db, viewer, standing(rows, viewer))
}

/** Older parents of the newest replies, which need them as their place. */
function olderParents(db: Database, newest: readonly CommentRow[]): Promise<CommentRow[]> {
  const there = new Set(newest.map(({ _id }) => _id))
  const missing = new Set(newest.flatMap(({ parentId }) => (parentId && !there.has(parentId) ? parentId : [])))
  return commentRows
    .of(db)
    .find({ _id: { $in: [...missing] } }, { projection: withoutHistory })
    .sort({ createdAt: 1, _id: 1 })
    .toArray()
}

/** A viewer's visible comments, and the placeholders of deleted ones with replies. */
export function standing<Row extends Pick<CommentRow, '_id' | 'parentId' | 'isDeleted' | 'status' | 'authorId'>>(
  rows: readonly Row[],
  viewer: Viewer,
): Row[] {
  const there = rows.filter((row) => !row.isDeleted && isSeenBy(viewer, row))
  const parents = new Set(there.map(({ parentId }) => parentId))
  const isThere = new Set(there)
  return rows.filter((row) => isThere.has(row) || (row.isDeleted && parents.has(row._id)))
}
