import { commentUpdated } from '@storyright/contracts/events'
import type { Comment } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { changeRow } from '@storyright/mongodb'
import type { Deps } from '../deps.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { editOf } from '../written/change-text.ts'
import { findMentions } from '../written/find-mentions.ts'
import { tellComment } from './comment.events.ts'
import { viewComment } from './comment.view.ts'
import { commentRows } from './comment-rows.ts'
import { findOwnComment } from './find-comment.ts'

/** Changes one's own comment; what it said before is kept for moderators. */
export async function editComment(deps: Deps, viewer: Viewer, id: string, content: string): Promise<Comment> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  const row = await transaction(async (tx) => {
    const now = clock()
    const before = await findOwnComment(db, viewer, id, tx)
    await requireVisibleListing(deps, before.listingId, viewer)
    const decided = await permission.decide(tx, { viewer, kind: 'comment', id, text: content, isNew: false })
    if (before.content === content) return before
    const status = before.status === 'waiting' ? 'waiting' : decided
    const mentions = await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'comments', now })
    const { $set, $push } = editOf(before, now)
    const isTold = before.version > 0
    const after = await changeRow(tx, commentRows.of(db), id, {
      $set: { ...$set, content, mentions, status },
      $push,
      $inc: { version: isTold ? 1 : 0 },
    })
    if (isTold) await tellComment(tx, deps, commentUpdated, after!)
    return after!
  })
  return viewComment(db, viewer, row)
}
