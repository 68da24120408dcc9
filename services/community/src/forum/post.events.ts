import {
  type EventFactory,
  type NewEvent,
  type PublicPost,
  postDeleted,
  postSnapshot,
} from '@storyright/contracts/events'
import { nobody, type Recipients, recipientsOf } from '../content/recipients.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { PostRow } from './post-rows.ts'

/** A discussion's state in events. */
const publicPostOf = (row: PostRow, recipients: Recipients): PublicPost => ({
  id: row._id,
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
  { db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>,
  event: EventFactory<PublicPost>,
  row: PostRow,
): Promise<void> {
  const recipients = row.isDeleted
    ? nobody
    : await recipientsOf(tx, db, { row, place: 'forum', repliesTo: null, now: clock() })
  await outbox.add(tx, [event(row._id, row.version, publicPostOf(row, recipients))])
}

/** A snapshot of the present state: it notifies nobody. */
export function postAgain(row: PostRow): NewEvent {
  return (row.isDeleted ? postDeleted : postSnapshot)(row._id, row.version, publicPostOf(row, nobody))
}
