import type { DemoComment } from '@storyright/demo'
import { commentAgain } from '../comments/comment.events.ts'
import { type CommentRow, commentRows } from '../comments/comment-rows.ts'
import { insertLikes, type SeedDeps, writtenRow } from './written-rows.ts'

/** Writes the comments on one listing, with their likes and events, unless they are there. Answers how many. */
export const seedComments =
  ({ db, transaction, outbox }: SeedDeps) =>
  (comments: readonly DemoComment[]): Promise<number> =>
    transaction(async (tx) => {
      const rows = comments.map((comment): CommentRow => {
        const { listingId, parentId } = comment
        return { ...writtenRow(comment), listingId, parentId }
      })
      if (await commentRows.of(db).findOne({ _id: rows[0]!._id }, { session: tx })) return 0
      await commentRows.of(db).insertMany(rows, { session: tx })
      await insertLikes(tx, db, 'comment', comments)
      await outbox.add(tx, rows.map(commentAgain))
      return rows.length
    })
