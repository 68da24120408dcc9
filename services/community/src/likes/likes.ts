import { textLiked } from '@storyright/contracts/events'
import type { Liked } from '@storyright/contracts/http'
import type { Viewer, WrittenKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { blockersOf } from '../people/blocks.ts'
import { type Place, readersAmong } from '../people/readers.ts'

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

const tables = { comment: Prisma.sql`comments`, post: Prisma.sql`posts`, reply: Prisma.sql`replies` } as const

/** Likes a text that the viewer sees, or takes the like back, and counts it in the same transaction. The author is notified of a like. */
export async function toggleLike(deps: LikeDeps, like: ToggleLikeInput): Promise<Liked> {
  const { viewer, subject, subjectId } = like
  const pair = { subjectId, personId: viewer.id }
  return deps.transaction(async (tx) => {
    // The text is locked first, so that two likes of one person come one after the other.
    await tx.$queryRaw`SELECT id FROM ${tables[subject]} WHERE id = ${subjectId} FOR NO KEY UPDATE`
    const { count: takenBack } = await tx.like.deleteMany({ where: pair })
    if (takenBack === 0) {
      await tx.like.create({ data: { ...pair, subject, at: deps.clock() } })
      await notifyAuthor(tx, deps, like)
    }
    const [text] = await tx.$queryRaw<{ likeCount: number }[]>`
      UPDATE ${tables[subject]} SET like_count = like_count + ${takenBack === 0 ? 1 : -1} WHERE id = ${subjectId}
      RETURNING like_count AS "likeCount"`
    return { userHasLiked: takenBack === 0, likeCount: text?.likeCount ?? 0 }
  })
}

/** Not for one's own like, nor for those who blocked the liker or can no longer read the place. */
async function notifyAuthor(tx: Tx, { outbox, clock }: LikeDeps, like: ToggleLikeInput): Promise<void> {
  const { viewer, subject, subjectId, authorId, title, link } = like
  if (authorId === viewer.id) return
  const now = clock()
  const place: Place = subject === 'comment' ? 'comments' : 'forum'
  const readers = await readersAmong(tx, { place, ids: [authorId], now })
  const blockers = await blockersOf(tx, { authorId: viewer.id, ids: [authorId] })
  if (!readers.has(authorId) || blockers.has(authorId)) return
  const id = `${subjectId}_${viewer.id}`
  const data = { id, subject, subjectId, authorId, personId: viewer.id, title, link, at: now.toISOString() }
  await outbox.add(tx, [textLiked(id, 1, data)])
}

/** Of these texts, those that somebody likes. */
export async function likedAmong(db: Tx, { id: personId }: Viewer, ids: string[]): Promise<Set<string>> {
  const rows = await db.like.findMany({ where: { personId, subjectId: { in: ids } }, select: { subjectId: true } })
  return new Set(rows.map(({ subjectId }) => subjectId))
}
