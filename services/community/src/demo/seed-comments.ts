import type { DemoComment } from '@storyright/demo'
import { commentAgain } from '../comments/comment.events.ts'
import { type CommentRow, commentRows } from '../comments/comment-rows.ts'
import { insertAll, insertLikes, type SeedDeps, unwritten, writtenRow } from './rows.ts'

/** Writes these comments with their likes and events, unless they are there. Answers how many. */
export function seedComments({ db, transaction, outbox }: SeedDeps, comments: readonly DemoComment[]): Promise<number> {
  return transaction(async (tx) => {
    const added = await unwritten(tx, commentRows.of(db), comments)
    const rows = added.map((comment): CommentRow => {
      const { listingId, parentId } = comment
      return { ...writtenRow(comment), listingId, parentId }
    })
    await insertAll(tx, commentRows.of(db), rows)
    await insertLikes(tx, db, 'comment', added)
    await outbox.add(tx, rows.map(commentAgain))
    return rows.length
  })
}
