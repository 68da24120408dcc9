import { postDeleted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { deletionOf } from '../written/change-text.ts'
import { findPost } from './find-post.ts'
import { tellPost } from './post.events.ts'
import { postRows, untallied } from './post-rows.ts'
import { replyRows } from './reply-rows.ts'

/** Deletes one's own discussion while nobody has replied: of a reply at the same moment and this, one starts over. */
export const deletePost =
  (deps: Deps) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    const { db, transaction, permission, clock } = deps
    await permission.admit(viewer)
    await transaction(async (tx) => {
      const before = await findPost(db, viewer, id, tx)
      if (before.authorId !== viewer.id) throw communityRefusals.notYourText()
      if (await replyRows.of(db).findOne({ postId: id, isDeleted: false }, { session: tx }))
        throw communityRefusals.hasReplies()
      const { $set, $push } = deletionOf(before, clock(), `${before.title}\n\n${before.content}`)
      const isTold = before.version > 0
      const after = await postRows
        .of(db)
        .findOneAndUpdate(
          { _id: id },
          { $set: { ...$set, ...untallied, words: [] }, $push, $inc: { version: isTold ? 1 : 0 } },
          { session: tx, returnDocument: 'after' },
        )
      if (isTold) await tellPost(tx, deps, postDeleted, after!)
    })
  }
