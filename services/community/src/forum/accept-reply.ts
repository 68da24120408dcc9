import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findReply } from './find-post.ts'
import { postRows } from './post-rows.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

/** Takes a reply as the discussion's answer; another one moves it, the same one again takes it back. */
export async function acceptReply(
  { db, transaction, permission }: Pick<Deps, 'db' | 'transaction' | 'permission'>,
  viewer: Viewer,
  id: string,
): Promise<ReplyRow> {
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const [reply, post] = await findReply(db, viewer, id, tx)
    if (post.authorId !== viewer.id && viewer.role !== 'admin') throw communityRefusals.onlyTheAsker()
    if (reply.status !== 'shown') throw communityRefusals.replyNotFound()
    // Of this and the reply's deletion one starts over.
    await replyRows.of(db).updateOne({ _id: id }, { $inc: { locks: 1 } }, { session: tx })
    const acceptedReplyId = post.acceptedReplyId === id ? null : id
    await postRows.of(db).updateOne({ _id: post._id }, { $set: { acceptedReplyId } }, { session: tx })
    return reply
  })
}
