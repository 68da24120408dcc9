import {
  type EventFactory,
  type NewEvent,
  type PublicPost,
  type PublicReply,
  postDeleted,
  postSnapshot,
  replyDeleted,
  replyPosted,
  replySnapshot,
} from '@storyright/contracts/events'
import { nobody, type Recipients, recipientsOf } from '../content/mentions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { PostRow, ReplyRow } from './forum.store.ts'

type PublishDeps = Pick<Deps, 'outbox' | 'clock'>

/** A discussion's state in events. */
const publicPostOf = (row: PostRow, recipients: Recipients): PublicPost => ({
  id: row.id,
  authorId: row.authorId,
  content: row.content,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  isDeleted: row.isDeleted,
  title: row.title,
  category: row.category,
  ...recipients,
})

/** Publishes a discussion's present state, in the transaction that changed it. */
export async function publishPost(
  tx: Tx,
  { outbox, clock }: PublishDeps,
  event: EventFactory<PublicPost>,
  row: PostRow,
): Promise<void> {
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, { row, place: 'forum', repliesTo: null, now: clock() })
  await outbox.add(tx, [event(row.id, row.version, publicPostOf(row, recipients))])
}

/** A snapshot of the present state: it notifies nobody. */
export function postAgain(row: PostRow): NewEvent {
  return (row.isDeleted ? postDeleted : postSnapshot)(row.id, row.version, publicPostOf(row, nobody))
}

/** What an event can carry beside the text; of more followers only the first are notified. */
const MOST_FOLLOWERS = 5_000

/** A reply's state in events. */
const publicReplyOf = (row: ReplyRow, postTitle: string, recipients: Recipients): PublicReply => ({
  id: row.id,
  authorId: row.authorId,
  content: row.content,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  isDeleted: row.isDeleted,
  postId: row.postId,
  postTitle,
  ...recipients,
})

/** Publishes a reply's present state, in the transaction that changed it; followers are notified once, when it is posted. */
export async function publishReply(
  tx: Tx,
  { outbox, clock }: PublishDeps,
  event: EventFactory<PublicReply>,
  row: ReplyRow,
): Promise<void> {
  const { postId } = row
  const post = await tx.post.findUniqueOrThrow({ where: { id: postId }, select: { title: true, authorId: true } })
  const followers = event.type === replyPosted.type ? await followersOf(tx, postId) : []
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, { row, place: 'forum', repliesTo: post.authorId, followers, now: clock() })
  await outbox.add(tx, [event(row.id, row.version, publicReplyOf(row, post.title, recipients))])
}

async function followersOf(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx.subscription.findMany({ where: { postId }, orderBy: { at: 'asc' }, take: MOST_FOLLOWERS })
  return rows.map(({ personId }) => personId)
}

/** A snapshot of the present state: it notifies nobody. */
export function replyAgain(row: ReplyRow, { title }: Pick<PostRow, 'title'>): NewEvent {
  return (row.isDeleted ? replyDeleted : replySnapshot)(row.id, row.version, publicReplyOf(row, title, nobody))
}
