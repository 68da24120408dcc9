import { textLiked } from '@storyright/contracts/events'
import type { Liked } from '@storyright/contracts/http'
import type { Viewer, WrittenKind } from '@storyright/contracts/vocabulary'
import { textTables } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import type { Like } from '../generated/client.ts'
import { blockersOf } from '../people/blocks.ts'
import { readersAmong } from '../people/readers.ts'

interface ToggleLikeInput {
  viewer: Viewer
  subject: WrittenKind
  subjectId: string
  authorId: string
  /** Of the discussion or the listing. */
  title: string
  link: string
}

type LikeDeps = Pick<Deps, 'transaction' | 'outbox' | 'clock'>

const notFound = {
  comment: communityRefusals.commentNotFound,
  post: communityRefusals.postNotFound,
  reply: communityRefusals.replyNotFound,
}

/** Likes a text that the viewer sees, or takes the like back, and counts it in the same transaction. The author is notified of a like. */
export function toggleLike(deps: LikeDeps, like: ToggleLikeInput): Promise<Liked> {
  const { viewer, subject, subjectId } = like
  const pair = { subjectId, personId: viewer.id }
  return deps.transaction(async (tx) => {
    const userHasLiked = await togglePair(tx, { ...pair, subject, at: deps.clock() })
    if (userHasLiked) await notifyAuthor(tx, deps, like)
    // Last, since everybody who likes the same text waits for this row.
    const [counted] = await tx.$queryRaw<{ likeCount: number }[]>`
      UPDATE ${textTables[subject]} SET like_count = like_count + ${userHasLiked ? 1 : -1}
      WHERE id = ${subjectId} AND NOT is_deleted RETURNING like_count AS "likeCount"`
    if (!counted) throw notFound[subject]()
    return { userHasLiked, likeCount: counted.likeCount }
  })
}

/** Takes the like back, or else makes it; two of one person at once come one after the other. Returns whether it is there. */
async function togglePair(tx: Tx, like: Like): Promise<boolean> {
  const { subjectId, personId } = like
  for (;;) {
    const { count: takenBack } = await tx.like.deleteMany({ where: { subjectId, personId } })
    if (takenBack === 1) return false
    const { count: made } = await tx.like.createMany({ data: [like], skipDuplicates: true })
    if (made === 1) return true
  }
}

/** Not for one's own like, nor for those who blocked the liker or can no longer read the place. */
async function notifyAuthor(tx: Tx, { outbox, clock }: LikeDeps, like: ToggleLikeInput): Promise<void> {
  const { viewer, subject, subjectId, authorId, title, link } = like
  if (authorId === viewer.id) return
  const now = clock()
  const place = subject === 'comment' ? 'comments' : 'forum'
  const readers = await readersAmong(tx, { place, ids: [authorId], now })
  const blockers = await blockersOf(tx, { authorId: viewer.id, ids: [authorId] })
  if (!readers.has(authorId) || blockers.has(authorId)) return
  const id = `${subjectId}_${viewer.id}`
  const data = { id, subject, subjectId, authorId, personId: viewer.id, title, link, at: now.toISOString() }
  await outbox.add(tx, [textLiked(id, 1, data)])
}
