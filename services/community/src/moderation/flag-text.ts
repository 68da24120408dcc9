import { communityMessages, type FlagReason, refusals, type Viewer } from '@storyright/contracts/vocabulary'
import { findComment } from '../comments/find-comment.ts'
import type { Written } from '../content/written.ts'
import { textsOf } from '../counters/texts.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findPost, findReply } from '../forum/find-post.ts'
import type { PostRow } from '../forum/post-rows.ts'
import { requireVisibleListing } from '../listings/visible-listing.ts'
import { reads } from '../people/readers.ts'
import { excerptOfText } from './excerpt.ts'
import { queueText } from './queue-text.ts'
import type { Named } from './subject.ts'

type FlagTextInput = Named & { reason: FlagReason; note: string | null }

/** Has moderators look at a text that one may read; again changes nothing. */
export async function flagText(
  deps: Deps,
  viewer: Viewer,
  { subject, subjectId, reason, note }: FlagTextInput,
): Promise<{ id: string }> {
  const { db, transaction, permission, clock } = deps
  requireReader(viewer, subject)
  await permission.admit(viewer)
  const id = await transaction(async (tx) => {
    const now = clock()
    const row = await findReadable(tx, deps, viewer, { subject, subjectId })
    // Of this and the text's deletion one retries: no deleted text stays in the queue.
    await textsOf(db, subject).updateOne({ _id: subjectId }, { $inc: { locks: 1 } }, { session: tx })
    const reporter = { personId: viewer.id, reason, note, at: now }
    const excerpt = excerptOfText(subject === 'post' ? (row as PostRow).title : row.content)
    return queueText(tx, deps, { text: { subject, subjectId, authorId: row.authorId }, reporter, now, excerpt })
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

async function findReadable(
  tx: Tx,
  deps: Pick<Deps, 'db' | 'askCatalogue' | 'clock'>,
  viewer: Viewer,
  { subject, subjectId }: Named,
): Promise<Written> {
  const { db } = deps
  if (subject === 'post') return findPost(db, viewer, subjectId, tx)
  if (subject === 'reply') return (await findReply(db, viewer, subjectId, tx))[0]
  const comment = await findComment(db, viewer, subjectId, tx)
  await requireVisibleListing(deps, comment.listingId, viewer)
  return comment
}
