import { addressOfText, type WrittenKind } from '@storyright/contracts/vocabulary'
import { listingRows } from '@storyright/read-models'
import type { CommentRow } from '../comments/comment-rows.ts'
import type { Written } from '../content/written.ts'
import { textsOf } from '../counters/texts.ts'
import type { Database, Tx } from '../database.ts'
import { type PostRow, postRows } from '../forum/post-rows.ts'
import type { ReplyRow } from '../forum/reply-rows.ts'
import type { Place } from '../people/readers.ts'

/** A text that is there by now, and where. */
export interface TextNow {
  row: Written
  place: Place
  /** Of the discussion or the listing. */
  title: string
  link: string
  /** Of the listings that the text links to. */
  titles?: ReadonlyMap<string, string>
}

/** The present text; `null` when it, or its discussion or listing, is gone or waits. */
export async function textNow(tx: Tx, db: Database, kind: WrittenKind, id: string): Promise<TextNow | null> {
  const session = { session: tx, projection: { words: 0, history: 0 } }
  const row = await textsOf(db, kind).findOne({ _id: id, isDeleted: false, status: 'shown' }, session)
  if (!row) return null
  if (kind === 'comment') {
    const { listingId } = row as CommentRow
    const listing = await listingRows.of(db).findOne({ _id: listingId, isDeleted: false }, { session: tx })
    const link = addressOfText.comment(listingId, id)
    return listing && { row, place: 'comments', title: listing.listing.title, link }
  }
  if (kind === 'post') return { row, place: 'forum', title: (row as PostRow).title, link: addressOfText.post(id) }
  const { postId } = row as ReplyRow
  const post = await postRows.of(db).findOne({ _id: postId, isDeleted: false, status: 'shown' }, session)
  return post && { row, place: 'forum', title: post.title, link: addressOfText.reply(postId, id) }
}
