import {
  commentPosted,
  commentUpdated,
  postCreated,
  postUpdated,
  replyPosted,
  replyUpdated,
} from '@storyright/contracts/events'
import { changeRow } from '@storyright/mongodb'
import { tellComment } from '../comments/comment.events.ts'
import type { CommentRow } from '../comments/comment-rows.ts'
import { textsOf } from '../counts/texts.ts'
import type { Tx } from '../database.ts'
import { tellPost } from '../forum/post.events.ts'
import type { PostRow } from '../forum/post-rows.ts'
import { tellReply } from '../forum/reply.events.ts'
import type { ReplyRow } from '../forum/reply-rows.ts'
import { markDirty } from '../likes/mark-dirty.ts'
import type { Written } from '../written/written.ts'
import type { Action, ActionDeps } from './action.ts'
import { requireUndecided } from './require-undecided.ts'
import { changeStanding } from './standing-rows.ts'
import type { Subject } from './subject.ts'

/** Leaves a text as it is; shows one that waited, and those to come of an author who is trusted from now on. */
export const keepText: Action = async (tx, deps, about) => {
  requireUndecided(about)
  const { status, authorId } = about.subject.row
  if (status === 'waiting') {
    await show(tx, deps, about.subject)
    await changeStanding(tx, deps.db, authorId, () => ({ isTrusted: true }))
  }
  return { before: { status }, after: { status: 'shown' }, closes: 'kept' }
}

/** Shows what waited and tells of it: as something new to those who have heard nothing of it. */
async function show(tx: Tx, deps: ActionDeps, { kind, row: { _id: id, version }, post }: Subject): Promise<void> {
  const isNew = version === 0
  const change = { $set: { status: 'shown' }, $inc: { version: 1 } } as const
  const shown = await changeRow(tx, textsOf(deps.db, kind), id, change)
  await tell[kind](tx, deps, shown!, isNew)
  await markDirty(tx, deps.db, kind === 'comment' ? 'comment' : 'post', post?._id ?? id)
}

const tell = {
  comment: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    tellComment(tx, deps, isNew ? commentPosted : commentUpdated, row as CommentRow),
  post: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    tellPost(tx, deps, isNew ? postCreated : postUpdated, row as PostRow),
  reply: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    tellReply(tx, deps, isNew ? replyPosted : replyUpdated, row as ReplyRow),
}
