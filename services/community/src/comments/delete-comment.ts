import { commentDeleted } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { deletionOf } from '../written/change-text.ts'
import { tellComment } from './comment.events.ts'
import { commentRows } from './comment-rows.ts'
import { findOwnComment } from './find-comment.ts'

/** Deletes one's own comment, wherever it stands by now. */
export const deleteComment =
  (deps: Deps) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    const { db, transaction, permission, clock } = deps
    await permission.admit(viewer)
    await transaction(async (tx) => {
      const before = await findOwnComment(db, viewer, id, tx)
      const isTold = before.version > 0
      const after = await commentRows
        .of(db)
        .findOneAndUpdate(
          { _id: id },
          { ...deletionOf(before, clock()), $inc: { version: isTold ? 1 : 0 } },
          { session: tx, returnDocument: 'after' },
        )
      if (isTold) await tellComment(tx, deps, commentDeleted, after!)
    })
  }
