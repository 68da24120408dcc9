import type { CommentRow } from '../comments/comment-rows.ts'
import { takeCommentAway } from '../comments/delete-comment.ts'
import type { Tx } from '../database.ts'
import { takePostAway } from '../forum/delete-post.ts'
import { takeReplyAway } from '../forum/delete-reply.ts'
import type { PostRow } from '../forum/post-rows.ts'
import type { ReplyRow } from '../forum/reply-rows.ts'
import type { Action, ActionDeps, Outcome } from './action.ts'
import { requireUndecided } from './require-undecided.ts'
import { changeStanding } from './standing-rows.ts'
import type { Subject } from './subject.ts'

/** Removes a text: a comment with replies leaves its place, a discussion its address, which names the removal. */
export const removeText: Action = async (tx, deps, about) => {
  requireUndecided(about)
  return takeTextAway(tx, deps, about.subject, about.actor.id)
}

/** The same without a flag. */
export async function takeTextAway(
  tx: Tx,
  deps: ActionDeps,
  { kind, row }: Pick<Subject, 'kind' | 'row'>,
  actorId: string,
): Promise<Outcome> {
  if (kind === 'comment') await takeCommentAway(tx, deps, row as CommentRow, actorId)
  if (kind === 'post') await takePostAway(tx, deps, row as PostRow, actorId)
  if (kind === 'reply') await takeReplyAway(tx, deps, row as ReplyRow, actorId)
  if (row.authorId !== actorId)
    await changeStanding(tx, deps.db, row.authorId, ({ removed }) => ({ removed: removed + 1 }))
  const { status } = row
  return { before: { isDeleted: false, status }, after: { isDeleted: true, status }, closes: 'removed' }
}
