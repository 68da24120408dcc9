import { isDeepStrictEqual } from 'node:util'
import { repairCounts as call } from '@storyright/contracts/http'
import { type ForumCategory, forumCategories, type WrittenKind, writtenKinds } from '@storyright/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type Sums, type TallyRow, tallyRows } from '../forum/category-counter-rows.ts'
import { isInSums } from '../forum/counter-delta.ts'
import { type PostRow, postRows } from '../forum/post-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'
import { likeRows } from '../likes/like-rows.ts'
import { type Recounted, recount, type Subject } from './recount.ts'
import { textsOf } from './texts.ts'

/** So many differences are shown; the rest is repaired as well. */
const MOST_SHOWN = 100

/** Compares and repairs the stored counts when an operator asks. */
export function mountCounts(deps: Pick<Deps, 'db' | 'transaction'>, scope: FastifyInstance): void {
  scope.post(call.path, async () => {
    const differences: Difference[] = []
    let repaired = 0
    for await (const difference of repairCounts(deps)) {
      repaired++
      if (differences.length < MOST_SHOWN) differences.push(difference)
    }
    return { repaired, differences }
  })
}

const BATCH = 1_000

/** A stored count that was wrong though nothing was waiting to be counted. */
type Difference = Pick<Recounted, 'stored' | 'counted'> & (Subject | { subject: 'category'; subjectId: ForumCategory })

/** Compares every stored count with its pairs and replies, and repairs what differs. */
async function* repairCounts(deps: Pick<Deps, 'db' | 'transaction'>): AsyncGenerator<Difference> {
  for (const subject of writtenKinds)
    for await (const subjectId of doubtful(deps.db, subject)) {
      const recounted = await recount(deps, { subject, subjectId })
      if (recounted && !recounted.isRight && !recounted.wasMarked)
        yield { subject, subjectId, stored: recounted.stored, counted: recounted.counted }
    }
  yield* await repairTallies(deps)
}

/** The texts whose counts look wrong from outside a transaction. */
async function* doubtful(db: Database, subject: WrittenKind): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const rows = await textsOf(db, subject)
      .find({ _id: { $gt: after } }, { projection: { words: 0, history: 0, content: 0 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray()
    if (rows.length === 0) return
    const ids = rows.map(({ _id }) => _id)
    const [likes, replies] = await Promise.all([countBy(db, 'likes', ids), countBy(db, 'replies', ids)])
    for (const row of rows) {
      const isRight = row.likeCount === (likes.get(row._id) ?? 0)
      const post = subject === 'post' ? (row as PostRow) : null
      const hasReplies = !post || post.replyCount === (replies.get(row._id) ?? 0)
      const isSummed = !post?.isTallied || isInSums(post)
      if (!isRight || !hasReplies || !isSummed) yield row._id
    }
    after = ids.at(-1)!
  }
}

async function countBy(db: Database, what: 'likes' | 'replies', ids: string[]): Promise<Map<string, number>> {
  const [rows, match, key] =
    what === 'likes'
      ? [likeRows.of(db), { subjectId: { $in: ids } }, '$subjectId']
      : [replyRows.of(db), { postId: { $in: ids }, isDeleted: false, status: 'shown' }, '$postId']
  const groups = await (rows as ReturnType<typeof likeRows.of>)
    .aggregate<{ _id: string; count: number }>([{ $match: match }, { $group: { _id: key, count: { $sum: 1 } } }])
    .toArray()
  return new Map(groups.map(({ _id, count }) => [_id, count]))
}

interface WrongSums {
  subject: 'category'
  subjectId: ForumCategory
  stored: Record<string, number>
  counted: Record<string, number>
}

/** Compares the sums with the discussions' contributions in one snapshot, and repairs differences. */
const repairTallies = ({ db, transaction }: Pick<Deps, 'db' | 'transaction'>): Promise<WrongSums[]> =>
  transaction(async (tx) => {
    const session = { session: tx }
    const added = await postRows
      .of(db)
      .aggregate<TallyRow>(
        [
          { $match: { 'tallied.category': { $in: forumCategories } } },
          {
            $group: {
              _id: '$tallied.category',
              discussions: { $sum: 1 },
              replies: { $sum: '$tallied.replies' },
              views: { $sum: '$tallied.views' },
            },
          },
        ],
        session,
      )
      .toArray()
    const kept = await tallyRows.of(db).find({}, session).toArray()
    const wrong: WrongSums[] = []
    for (const category of forumCategories) {
      const [counted, stored] = [sumsIn(added, category), sumsIn(kept, category)]
      if (isDeepStrictEqual(counted, stored)) continue
      await tallyRows.of(db).updateOne({ _id: category }, { $set: counted }, { ...session, upsert: true })
      wrong.push({ subject: 'category', subjectId: category, stored: { ...stored }, counted: { ...counted } })
    }
    return wrong
  })

function sumsIn(rows: readonly TallyRow[], category: ForumCategory): Sums {
  const { discussions = 0, replies = 0, views = 0 } = rows.find(({ _id }) => _id === category) ?? {}
  return { discussions, replies, views }
}
