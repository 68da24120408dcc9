import type { WrittenKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isInSums } from '../forum/counter-delta.ts'
import { postRows, untallied } from '../forum/post-rows.ts'
import { replyRows } from '../forum/reply-rows.ts'
import { likeRows } from '../likes/like-rows.ts'
import { dirtyRows } from '../likes/recount-rows.ts'
import { textsOf } from './texts.ts'

type CountDeps = Pick<Deps, 'db' | 'transaction' | 'logger'>
export interface Subject {
  subject: WrittenKind
  subjectId: string
}

/** What a text's stored counts were, and what its pairs and replies add up to. */
export interface Recounted {
  stored: Record<string, number>
  counted: Record<string, number>
  isRight: boolean
  /** A mark was waiting, so that the difference was known. */
  wasMarked: boolean
}

const AT_ONCE = 500

/** Recounts all marked rows. A row that fails does not delay others. */
export async function recountMarked(deps: CountDeps, signal: AbortSignal): Promise<void> {
  const failed: string[] = []
  while (!signal.aborted) {
    const unfailed = failed.length > 0 ? { subjectId: { $nin: failed } } : {}
    const marks = await dirtyRows.of(deps.db).find(unfailed).limit(AT_ONCE).toArray()
    if (marks.length === 0) break
    for (const [subjectId, [mark]] of Map.groupBy(marks, (mark) => mark.subjectId)) {
      if (signal.aborted) return
      try {
        await recount(deps, mark!)
      } catch (error) {
        failed.push(subjectId)
        deps.logger.error({ subjectId, err: error }, 'A text could not be counted again')
      }
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} texts could not be counted again`)
}

/**
 * Counts one text again, and takes its marks away with what they ask for: a like that is committed meanwhile has a mark of its
 * own, and of two that count at once one conflicts and starts over.
 */
export function recount(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  { subject, subjectId }: Subject,
): Promise<Recounted | null> {
  return transaction(async (tx) => {
    const session = { session: tx }
    const { deletedCount } = await dirtyRows.of(db).deleteMany({ subjectId }, session)
    const texts = textsOf(db, subject)
    const row = await texts.findOne(
      { _id: subjectId },
      { ...session, projection: { history: 0, words: 0, content: 0 } },
    )
    if (!row) return null
    const likeCount = await likeRows.of(db).countDocuments({ subjectId }, session)
    const replies = subject === 'post' ? await countReplies(tx, db, subjectId) : {}
    const counted = { likeCount, ...replies }
    const stored = Object.fromEntries(Object.keys(counted).map((name) => [name, Reflect.get(row, name) as number]))
    const isRight = Object.entries(counted).every(([name, count]) => stored[name] === count)
    if (!isRight) await texts.updateOne({ _id: subjectId }, { $set: counted }, session)
    if (subject === 'post') await settlePost(tx, db, subjectId)
    return { stored, counted, isRight, wasMarked: deletedCount > 0 }
  })
}

async function countReplies(tx: Tx, db: Deps['db'], postId: string) {
  const shown = { postId, isDeleted: false, status: 'shown' } as const
  return { replyCount: await replyRows.of(db).countDocuments(shown, { session: tx }) }
}

/**
 * A discussion's position follows its newest visible reply: an approved one counts, a removed one does not. After any change of
 * it the sums are updated.
 */
async function settlePost(tx: Tx, db: Deps['db'], postId: string): Promise<void> {
  const session = { session: tx }
  const posts = postRows.of(db)
  const post = await posts.findOne({ _id: postId }, { ...session, projection: { words: 0, history: 0, content: 0 } })
  const newest = await replyRows
    .of(db)
    .findOne(
      { postId, isDeleted: false, status: 'shown' },
      { ...session, sort: { createdAt: -1 }, projection: { createdAt: 1 } },
    )
  const lastActivityAt = newest?.createdAt ?? post!.createdAt
  const moves = lastActivityAt.getTime() !== post!.lastActivityAt.getTime()
  const change = { ...(moves && { lastActivityAt }), ...(post!.isTallied && !isInSums(post!) && untallied) }
  if (Object.keys(change).length > 0) await posts.updateOne({ _id: postId }, { $set: change }, session)
}
