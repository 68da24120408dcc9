import { replyUpdated } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import { editOf } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import { revisionOf } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { markDirty } from '../likes/mark-for-recount.ts'
import { findReply } from './find-post.ts'
import { viewReply } from './forum.view.ts'
import type { PostRow } from './post-rows.ts'
import { publishReply } from './reply.events.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

interface ChangeReplyInput {
  viewer: Viewer
  id: string
  content: string
  expected: Expected
}

/** Changes one's own reply in a discussion that is not locked; the earlier text is kept for moderators. */
export async function changeReply(deps: Deps, { viewer, id, content, expected }: ChangeReplyInput): Promise<ReplyRow> {
  const { db, transaction, permission, clock } = deps
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const now = clock()
    const [before, post] = await findOwnReply(tx, deps, viewer, id)
    await requireVersionOf(expected, revisionOf(before), () => viewReply(deps, viewer, before, post))
    if (post.isLocked) throw communityRefusals.postLocked()
    const decided = await permission.decide(tx, { viewer, kind: 'reply', id, text: content, isNew: false })
    if (before.content === content) return before
    const status = before.status === 'waiting' ? 'waiting' : decided
    if (status !== before.status) await markDirty(tx, db, 'post', before.postId)
    const mentions = await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'forum', now })
    const { $set, $push } = editOf(before, now)
    const isPublished = before.version > 0
    const after = await findAndUpdateRow(tx, replyRows.of(db), id, {
      $set: { ...$set, content, mentions, status },
      $push,
      $inc: { version: isPublished ? 1 : 0, revision: 1 },
    })
    if (isPublished) await publishReply(tx, deps, replyUpdated, after!)
    return after!
  })
}

/** One that the viewer wrote, with its discussion. */
export async function findOwnReply(
  tx: Tx,
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<[ReplyRow, PostRow]> {
  const [reply, post] = await findReply(db, viewer, id, tx)
  if (reply.authorId !== viewer.id) throw communityRefusals.notYourText()
  return [reply, post]
}
