import { textLiked } from '@storyright/contracts/events'
import type { Liked } from '@storyright/contracts/http'
import type { Viewer, WrittenKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { blockersOf } from '../people/blocks.ts'
import { type Place, readersAmong } from '../people/readers.ts'
import { likeRows } from './like-rows.ts'
import { likeId } from './liked-among.ts'
import { markDirty } from './mark-for-recount.ts'

interface ToggleLikeInput {
  viewer: Viewer
  subject: WrittenKind
  subjectId: string
  authorId: string
  /** Of the discussion or the listing. */
  title: string
  link: string
}

type LikeDeps = Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>

/**
 * Likes a text that the viewer sees, or takes the like back. Nothing but the pair is counted, and each writes a pair of its own. The author
 * is notified of a like when the pair is made.
 */
export async function toggleLike(deps: LikeDeps, liking: ToggleLikeInput): Promise<Liked> {
  const { db, transaction, clock } = deps
  const { viewer, subject, subjectId } = liking
  const _id = likeId(subjectId, viewer.id)
  const likes = likeRows.of(db)
  const userHasLiked = await transaction(async (tx) => {
    const { deletedCount } = await likes.deleteOne({ _id }, { session: tx })
    if (deletedCount === 0) {
      await likes.insertOne({ _id, subject, subjectId, personId: viewer.id, at: clock() }, { session: tx })
      await notifyAuthor(tx, deps, liking)
    }
    await markDirty(tx, db, subject, subjectId)
    return deletedCount === 0
  })
  return { userHasLiked, likeCount: await likes.countDocuments({ subjectId }) }
}

/** Not for one's own like, nor for those who blocked the liker or can no longer read the place. */
async function notifyAuthor(tx: Tx, { db, outbox, clock }: LikeDeps, liking: ToggleLikeInput): Promise<void> {
  const { viewer, subject, subjectId, authorId, title, link } = liking
  if (authorId === viewer.id) return
  const now = clock()
  const place: Place = subject === 'comment' ? 'comments' : 'forum'
  const readers = await readersAmong(db, { place, ids: [authorId], now }, tx)
  const blockers = await blockersOf(db, { authorId: viewer.id, ids: [authorId] }, tx)
  if (!readers.has(authorId) || blockers.has(authorId)) return
  const id = likeId(subjectId, viewer.id)
  const like = { id, subject, subjectId, authorId, personId: viewer.id, title, link, at: now.toISOString() }
  await outbox.add(tx, [textLiked(id, 1, like)])
}
