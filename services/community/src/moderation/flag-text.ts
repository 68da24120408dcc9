import { communityMessages, type FlagReason, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { findComment } from '../comments/comment.store.ts'
import { textTables } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPost, findReply } from '../forum/forum.store.ts'
import { requireVisibleListing } from '../listings/listing.store.ts'
import { reads } from '../people/readers.ts'
import { excerptOfText } from './excerpt.ts'
import { type Named, queueText } from './flag.store.ts'

interface FlagTextInput extends Named {
  reason: FlagReason
  note: string | null
}

/** Has moderators look at a text that one may read; again changes nothing. */
export async function flagText(deps: Deps, viewer: Viewer, input: FlagTextInput): Promise<{ id: string }> {
  const { db, transaction, permission, clock } = deps
  const { subject, subjectId, reason, note } = input
  requireReader(viewer, subject)
  await permission.admit(viewer)
  if (subject === 'comment') {
    const { listingId } = await findComment(db, viewer, subjectId)
    await requireVisibleListing(deps, listingId, viewer)
  }
  const id = await transaction(async (tx) => {
    const now = clock()
    // Locked, so that a deletion at the same moment finds the flag and closes it: no deleted text stays in the queue.
    await tx.$queryRaw`SELECT FROM ${textTables[subject]} WHERE id = ${subjectId} FOR SHARE`
    const { authorId, beginning } = await findReadable(tx, viewer, input)
    const reporter = { personId: viewer.id, reason, note, at: now }
    const excerpt = excerptOfText(beginning)
    return queueText(tx, deps, { text: { subject, subjectId, authorId }, reporter, now, excerpt })
  })
  return { id }
}

/** Comments are premium's, the forum is its readers'. */
function requireReader(viewer: Viewer, subject: Named['subject']): void {
  const place = subject === 'comment' ? 'comments' : 'forum'
  const message =
    subject === 'comment' ? communityMessages.commentsArePremium : communityMessages.forum.restrictedMessage
  if (!reads[place](viewer)) throw refusals.notAllowed({ message })
}

/** Who wrote it, and what it is known by. */
async function findReadable(
  tx: Tx,
  viewer: Viewer,
  { subject, subjectId }: Named,
): Promise<{ authorId: string; beginning: string }> {
  if (subject === 'post') {
    const { authorId, title } = await findPost(tx, viewer, subjectId)
    return { authorId, beginning: title }
  }
  const { authorId, content } =
    subject === 'reply' ? (await findReply(tx, viewer, subjectId))[0] : await findComment(tx, viewer, subjectId)
  return { authorId, beginning: content }
}
