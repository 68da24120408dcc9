import { randomUUID } from 'node:crypto'
import { replyPosted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { createKeyedMutex } from '@storyright/service-kit'
import { newText } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import { claimKey } from '../content/request-rows.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { markDirty } from '../likes/mark-for-recount.ts'
import { findPost } from './find-post.ts'
import { follow } from './follow-post.ts'
import { postRows, untallied } from './post-rows.ts'
import { publishReply } from './reply.events.ts'
import { type ReplyRow, replyRows } from './reply-rows.ts'

interface PostReplyInput {
  viewer: Viewer
  postId: string
  content: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Replies to a discussion that is not locked, and follows it. With a key the same request replies once. */
export function postReply(deps: Deps) {
  const { db, transaction, permission, clock } = deps
  const inTurn = createKeyedMutex() // each reply moves its discussion up

  return async ({ viewer, postId, content, key }: PostReplyInput): Promise<ReplyRow> => {
    await permission.admit(viewer)
    const id = randomUUID()
    const write = async (tx: Tx) => {
      const now = clock()
      const written = await claimKey(tx, db, { viewer, key, asked: { postId, content } }, { id, at: now })
      if (written) return replyRows.of(db).findOne({ _id: written }, { session: tx })
      const { isLocked } = await findPost(db, viewer, postId, tx)
      if (isLocked) throw communityRefusals.postLocked()
      const status = await permission.decide(tx, { viewer, kind: 'reply', id, text: content, isNew: true })
      const row: ReplyRow = {
        ...newText,
        _id: id,
        version: status === 'shown' ? 1 : 0,
        authorId: viewer.id,
        content,
        createdAt: now,
        status,
        mentions: await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'forum', now }),
        postId,
      }
      await replyRows.of(db).insertOne(row, { session: tx })
      await movePost(tx, deps, row)
      await follow(db, { postId, personId: viewer.id, at: now }, tx)
      await markDirty(tx, db, 'post', postId)
      if (status === 'shown') await publishReply(tx, deps, replyPosted, row)
      return row
    }
    const reply = await inTurn(postId, () => transaction(write))
    return reply!
  }
}

/** The discussion moves up, and is not deleted or locked meanwhile: of that and a reply one starts over. */
const movePost = (tx: Tx, { db }: Pick<Deps, 'db'>, { postId, status, createdAt }: ReplyRow) =>
  postRows.of(db).updateOne(
    { _id: postId },
    {
      $inc: { places: 1, ...(status === 'shown' && { replyCount: 1 }) }, // counted anew later: whoever wrote it sees it now
      ...(status === 'shown' && { $max: { lastActivityAt: createdAt }, $set: untallied }),
    },
    { session: tx },
  )
