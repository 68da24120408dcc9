import type { ForumCategory, Viewer } from '@storyright/contracts/vocabulary'
import { isSeenBy, type Written, writtenColumns } from '../content/written.ts'
import type { Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import type { Post, Reply } from '../generated/client.ts'
import { Prisma } from '../generated/client.ts'
import { searchDocument } from './search-words.ts'

/** A discussion. */
export interface PostRow extends Written {
  title: string
  category: ForumCategory
  tags: string[]
  /** The same as they are compared. */
  tagKeys: string[]
  lastActivityAt: Date
  isSticky: boolean
  isLocked: boolean
  acceptedReplyId: string | null
  viewCount: number
  /** Of replies that are shown. */
  replyCount: number
}

/** A reply to a discussion. */
export interface ReplyRow extends Written {
  postId: string
}

export const postOf = (row: Post): PostRow => row as unknown as PostRow
export const replyOf = (row: Reply): ReplyRow => row as unknown as ReplyRow

/** The columns of a `PostRow`. */
export const postColumns = Prisma.sql`${writtenColumns}, title, category, tags, tag_keys AS "tagKeys",
  last_activity_at AS "lastActivityAt", is_sticky AS "isSticky", is_locked AS "isLocked",
  accepted_reply_id AS "acceptedReplyId", view_count AS "viewCount", reply_count AS "replyCount"`

/** A discussion that is there for this viewer; one that a moderator removed is refused as removed. */
export async function findPost(db: Tx, viewer: Viewer, id: string): Promise<PostRow> {
  const found = await db.post.findUnique({ where: { id } })
  const row = found && postOf(found)
  if (!row || !isSeenBy(viewer, row)) throw communityRefusals.postNotFound()
  if (row.isDeleted) throw row.removedBy ? communityRefusals.postRemoved() : communityRefusals.postNotFound()
  return row
}

/** The same, which nobody else changes, deletes or replies to until the transaction ends. */
export async function lockPost(tx: Tx, viewer: Viewer, id: string): Promise<PostRow> {
  await tx.$queryRaw`SELECT FROM posts WHERE id = ${id} FOR UPDATE`
  return findPost(tx, viewer, id)
}

/** A reply that is there for this viewer, in a discussion that is. */
export async function findReply(db: Tx, viewer: Viewer, id: string): Promise<[ReplyRow, PostRow]> {
  const found = await db.reply.findUnique({ where: { id, isDeleted: false } })
  const row = found && replyOf(found)
  if (!row || !isSeenBy(viewer, row)) throw communityRefusals.replyNotFound()
  return [row, await findPost(db, viewer, row.postId)]
}

/** The same; neither of them is changed by others until the transaction ends. */
export async function lockReply(tx: Tx, viewer: Viewer, id: string): Promise<[ReplyRow, PostRow]> {
  await tx.$queryRaw`SELECT FROM posts WHERE id = (SELECT post_id FROM replies WHERE id = ${id}) FOR UPDATE`
  await tx.$queryRaw`SELECT FROM replies WHERE id = ${id} FOR UPDATE`
  return findReply(tx, viewer, id)
}

/** Writes new replies; whoever writes one counts it. */
export async function insertReplies(tx: Tx, rows: readonly ReplyRow[]): Promise<void> {
  await tx.reply.createMany({ data: rows as unknown as Prisma.ReplyCreateManyInput[] })
}

/** Writes new discussions with what a search compares. */
export async function insertPosts(tx: Tx, rows: readonly PostRow[]): Promise<void> {
  const documents = rows.map(searchDocument)
  const values = rows.map((row, place) => ({ ...inSnakeCase(row), search: documents[place]!.vector }))
  await tx.$executeRaw`
    INSERT INTO posts SELECT * FROM jsonb_populate_recordset(NULL::posts, ${JSON.stringify(values)}::jsonb)`
  await keepWords(
    tx,
    documents.flatMap(({ words }) => words),
  )
}

const inSnakeCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  )

/** Changes a discussion that is locked. */
export async function updatePost(tx: Tx, id: string, change: Partial<PostRow>): Promise<PostRow> {
  return postOf(await tx.post.update({ where: { id }, data: change as unknown as Prisma.PostUpdateInput }))
}

/** Has searches compare what a discussion says by now; of a deleted one nothing. */
export async function indexPost(
  tx: Tx,
  { id, ...text }: Pick<PostRow, 'id' | 'title' | 'content' | 'tags' | 'isDeleted'>,
) {
  const { vector, words } = text.isDeleted ? { vector: '', words: [] } : searchDocument(text)
  await tx.$executeRaw`UPDATE posts SET search = ${vector}::tsvector WHERE id = ${id}`
  await keepWords(tx, words)
}

/** Keeps what people have written at all: a word that nobody has written may be one of these, mistyped. */
async function keepWords(tx: Tx, words: readonly string[]): Promise<void> {
  // In one order always, so that of two writers none waits for the other.
  const sorted = [...new Set(words)].toSorted()
  await tx.$executeRaw`INSERT INTO forum_words (word) SELECT unnest(${sorted}::text[]) ON CONFLICT DO NOTHING`
}

/** Changes a reply that is locked with its discussion. */
export async function updateReply(tx: Tx, id: string, change: Partial<ReplyRow>): Promise<ReplyRow> {
  return replyOf(await tx.reply.update({ where: { id }, data: change as unknown as Prisma.ReplyUpdateInput }))
}

/** After one reply more is shown, or one less: the discussion, which is locked, counts it and stands where its newest one is. */
export async function countReply(tx: Tx, postId: string, by: 1 | -1): Promise<void> {
  await tx.$executeRaw`
    UPDATE posts SET reply_count = reply_count + ${by}, last_activity_at = COALESCE(
      (SELECT created_at FROM replies WHERE post_id = ${postId} AND NOT is_deleted AND status = 'shown'
       ORDER BY created_at DESC LIMIT 1), created_at)
    WHERE id = ${postId}`
}
