import { postDeleted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { deletionOf } from '../content/change-text.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { findPost } from './find-post.ts'
import { publishPost } from './post.events.ts'
import { type PostRow, postRows, untallied } from './post-rows.ts'
import { replyRows } from './reply-rows.ts'

/** Deletes one's own discussion while nobody has replied; of this and a simultaneous reply one retries. */
export async function deletePost(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { db, transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    const before = await findPost(db, viewer, id, tx)
    if (before.authorId !== viewer.id) throw communityRefusals.notYourText()
    if (await replyRows.of(db).findOne({ postId: id, isDeleted: false }, { session: tx }))
      throw communityRefusals.hasReplies()
    await takePostAway(tx, deps, before)
    await permission.deleted(tx, 'post', id)
  })
}

/** Deletes a discussion, in the name of a moderator if one removed it; its replies are found no longer. */
export async function takePostAway(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  before: PostRow,
  removedBy: string | null = null,
): Promise<void> {
  const { $set, $push } = deletionOf(before, deps.clock(), `${before.title}\n\n${before.content}`)
  const isPublished = before.version > 0
  const after = await findAndUpdateRow(tx, postRows.of(deps.db), before._id, {
    $set: { ...$set, ...untallied, removedBy, words: [] },
    $push,
    $inc: { version: isPublished ? 1 : 0 },
  })
  if (isPublished) await publishPost(tx, deps, postDeleted, after!)
}
