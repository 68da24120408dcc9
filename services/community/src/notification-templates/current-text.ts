import { addressOfText, type WrittenKind } from '@storyright/contracts/vocabulary'
import type { Written } from '../content/written.ts'
import type { Tx } from '../database.ts'
import { findListings } from '../listings/listing.store.ts'
import type { Place } from '../people/readers.ts'

/** A text that is there by now, and where. */
export interface TextNow {
  row: Pick<Written, 'content'>
  place: Place
  /** Of the discussion or the listing. */
  title: string
  link: string
  /** Of the listings that the text links to. */
  titles?: ReadonlyMap<string, string>
}

/**
 * The present text; `null` when it, or its discussion or listing, is gone or waits. It stays until the transaction ends: whoever deletes it
 * withdraws the notifications that this one writes.
 */
export function textNow(tx: Tx, kind: WrittenKind, id: string): Promise<TextNow | null> {
  if (kind === 'comment') return commentNow(tx, id)
  return kind === 'post' ? postNow(tx, id) : replyNow(tx, id)
}

async function commentNow(tx: Tx, id: string): Promise<TextNow | null> {
  const [row] = await tx.$queryRaw<{ content: string; listingId: string }[]>`
    SELECT content, listing_id AS "listingId" FROM comments WHERE id = ${id} AND NOT is_deleted AND status = 'shown' FOR SHARE`
  const listing = row && (await findListings(tx, [row.listingId])).get(row.listingId)
  if (!listing) return null
  return { row, place: 'comments', title: listing.title, link: addressOfText.comment(listing.id, id) }
}

async function postNow(tx: Tx, id: string): Promise<TextNow | null> {
  const [row] = await tx.$queryRaw<{ content: string; title: string }[]>`
    SELECT content, title FROM posts WHERE id = ${id} AND NOT is_deleted AND status = 'shown' FOR SHARE`
  return row ? { row, place: 'forum', title: row.title, link: addressOfText.post(id) } : null
}

async function replyNow(tx: Tx, id: string): Promise<TextNow | null> {
  const [row] = await tx.$queryRaw<{ content: string; postId: string; title: string }[]>`
    SELECT reply.content, post.id AS "postId", post.title FROM posts AS post JOIN replies AS reply ON reply.post_id = post.id
    WHERE reply.id = ${id} AND NOT reply.is_deleted AND reply.status = 'shown' AND NOT post.is_deleted AND post.status = 'shown'
    FOR SHARE`
  return row ? { row, place: 'forum', title: row.title, link: addressOfText.reply(row.postId, id) } : null
}
