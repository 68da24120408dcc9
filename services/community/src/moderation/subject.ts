import { addressOfText } from '@storyright/contracts/vocabulary'
import { type CommentRow, findCommentRow } from '../comments/comment.store.ts'
import { findEarlierTexts } from '../content/change-text.ts'
import { textTables, type Written } from '../content/written.ts'
import type { Tx } from '../database.ts'
import { type PostRow, postOf, type ReplyRow, replyOf } from '../forum/forum.store.ts'
import { excerptOfText } from './excerpt.ts'
import type { Named } from './flag.store.ts'

/** A text as moderators look at it. */
export type Subject = {
  link: string
  /** Its text; of a deleted one the last text, for a discussion with its title. */
  text: string
} & (
  | { kind: 'comment'; row: CommentRow; post: null }
  | { kind: 'post'; row: PostRow; post: PostRow }
  /** With its discussion. */
  | { kind: 'reply'; row: ReplyRow; post: PostRow }
)

/** A text, locked, so that of two decisions at once the second sees what the first has done. A reply's discussion is locked before it. */
export async function lockSubject(tx: Tx, named: Named): Promise<Subject | null> {
  const { subject: kind, subjectId: id } = named
  if (kind === 'reply')
    await tx.$queryRaw`SELECT FROM posts WHERE id = (SELECT post_id FROM replies WHERE id = ${id}) FOR UPDATE`
  await tx.$queryRaw`SELECT FROM ${textTables[kind]} WHERE id = ${id} FOR UPDATE`
  return findSubject(tx, named)
}

/** A text, deleted or not. */
export async function findSubject(tx: Tx, { subject: kind, subjectId: id }: Named): Promise<Subject | null> {
  if (kind === 'comment') {
    const row = await findCommentRow(tx, id)
    return row && { kind, row, post: null, link: addressOfText.comment(row.listingId, id), text: await textOf(tx, row) }
  }
  if (kind === 'post') {
    const found = await tx.post.findUnique({ where: { id } })
    return found && discussionOf(postOf(found), await textOf(tx, postOf(found)))
  }
  const found = await tx.reply.findUnique({ where: { id }, include: { post: true } })
  if (!found) return null
  const { post, ...reply } = found
  const row = replyOf(reply)
  return { kind, row, post: postOf(post), link: addressOfText.reply(post.id, id), text: await textOf(tx, row) }
}

async function textOf(tx: Tx, { id, isDeleted, content }: Written): Promise<string> {
  if (!isDeleted) return content
  const earlier = await findEarlierTexts(tx, [id])
  return earlier.get(id)?.at(-1)?.text ?? ''
}

/** A discussion as a whole. */
export const discussionOf = (post: PostRow, text = post.content): Subject => ({
  kind: 'post',
  row: post,
  post,
  link: addressOfText.post(post.id),
  text,
})

/** By what people know which one is meant: its beginning, of a discussion the title. */
export const excerptOf = ({ kind, post, text }: Subject): string => excerptOfText(kind === 'post' ? post.title : text)
