import {
  type EventFactory,
  type NewEvent,
  type PublicReply,
  replyDeleted,
  replyPosted,
  replySnapshot,
} from '@storyright/contracts/events'
import { nobody, type Recipients, recipientsOf } from '../content/recipients.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type PostRow, postRows } from './post-rows.ts'
import type { ReplyRow } from './reply-rows.ts'
import { subscriptionRows } from './subscription-rows.ts'

/** What an event can carry beside the text; of more followers only the first are notified. */
const MOST_FOLLOWERS = 5_000

/** A reply's state in events. */
const publicReplyOf = (row: ReplyRow, postTitle: string, recipients: Recipients): PublicReply => ({
  id: row._id,
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
  { db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  event: EventFactory<PublicReply>,
  row: ReplyRow,
): Promise<void> {
  const post = await postRows
    .of(db)
    .findOne({ _id: row.postId }, { session: tx, projection: { title: 1, authorId: 1 } })
  const repliesTo = post?.authorId ?? null
  const followers = event.type === replyPosted.type ? await followersOf(tx, db, row.postId) : []
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, db, { row, place: 'forum', repliesTo, followers, now: clock() })
  await outbox.add(tx, [event(row._id, row.version, publicReplyOf(row, post?.title ?? '', recipients))])
}

async function followersOf(tx: Tx, db: Deps['db'], postId: string): Promise<string[]> {
  const rows = await subscriptionRows.of(db).find({ postId }, { session: tx }).limit(MOST_FOLLOWERS).toArray()
  return rows.map(({ personId }) => personId)
}

/** A snapshot of the present state: it notifies nobody. */
export function replyAgain(row: ReplyRow, { title }: Pick<PostRow, 'title'>): NewEvent {
  return (row.isDeleted ? replyDeleted : replySnapshot)(row._id, row.version, publicReplyOf(row, title, nobody))
}
