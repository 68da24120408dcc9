import { type DemoComment, type DemoDiscussion, namedAccounts } from '@storyright/demo'
import { commentAgain } from '../comments/comment.events.ts'
import { type CommentRow, commentRows } from '../comments/comment-rows.ts'
import type { Database, Tx } from '../database.ts'
import { auditChange } from '../forum/audit-change.ts'
import { postAgain } from '../forum/post.events.ts'
import { type PostRow, postRows, untallied } from '../forum/post-rows.ts'
import { replyAgain } from '../forum/reply.events.ts'
import { type ReplyRow, replyRows } from '../forum/reply-rows.ts'
import { tagsOf } from '../forum/tags.ts'
import { wordsOfPost } from '../forum/tokenise.ts'
import { openFlag } from '../moderation/open-flag.ts'
import { loadRows } from './load-rows.ts'
import { insertAll, insertLikes, type SeedDeps, unwritten, writtenRow } from './rows.ts'
import { seedReading, seedVisits } from './seed-reading.ts'

const NAME = 'year of talk'
/** A commit waits for the disk, and a batch is not to be a great one. */
const DISCUSSIONS_AT_ONCE = 10
const COMMENTS_AT_ONCE = 50

/** The texts of the demo's people. */
export interface DemoTalk {
  discussions: DemoDiscussion[]
  comments: DemoComment[]
}

/** Called with the number of written texts. */
export type OnProgress = (what: string, loaded: number, total: number) => void

/**
 * Writes the texts of the demo's people, once. Each discussion is there as a whole or not at all, so that an
 * interrupted run is gone on with. Answers how many texts were added.
 */
export async function seedDemoTalk(
  deps: SeedDeps,
  talk: () => DemoTalk,
  now: Date,
  onProgress: OnProgress = () => {},
): Promise<number> {
  const { db, transaction } = deps
  if (await loadRows.of(db).findOne({ _id: NAME })) return 0
  const { discussions, comments } = talk()
  let added = 0
  for (const [place, batch] of inBatches(discussions, DISCUSSIONS_AT_ONCE).entries()) {
    onProgress('discussions', place * DISCUSSIONS_AT_ONCE, discussions.length)
    added += await seedDiscussions(deps, batch, now)
  }
  for (const [place, batch] of inBatches(comments, COMMENTS_AT_ONCE).entries()) {
    onProgress('comments', place * COMMENTS_AT_ONCE, comments.length)
    added += await seedComments(deps, batch)
  }
  await transaction(async (tx) => {
    await seedVisits(tx, db, discussions, now)
    await loadRows.of(db).insertOne({ _id: NAME, loadedAt: now }, { session: tx })
  })
  return added
}

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size))

/** Writes these comments with their likes and events, unless they are there. Answers how many. */
function seedComments({ db, transaction, outbox }: SeedDeps, comments: readonly DemoComment[]): Promise<number> {
  return transaction(async (tx) => {
    const added = await unwritten(tx, commentRows.of(db), comments)
    const rows = added.map((comment): CommentRow => {
      const { listingId, parentId } = comment
      return { ...writtenRow(comment), listingId, parentId }
    })
    await insertAll(tx, commentRows.of(db), rows)
    await insertLikes(tx, db, 'comment', added)
    await outbox.add(tx, rows.map(commentAgain))
    return rows.length
  })
}

/**
 * Writes these discussions with all that belongs to them, unless they are there. They are published as snapshots, so that
 * nobody is notified. Returns the number of texts.
 */
function seedDiscussions(
  { db, transaction, outbox }: SeedDeps,
  discussions: readonly DemoDiscussion[],
  now: Date,
): Promise<number> {
  return transaction(async (tx) => {
    const added = await unwritten(tx, postRows.of(db), discussions)
    const rows = added.map((discussion) => {
      const post = postRowOf(discussion)
      const replies = discussion.replies.map((reply): ReplyRow => ({ ...writtenRow(reply), postId: post._id }))
      return { discussion, post, replies }
    })
    await insertAll(
      tx,
      postRows.of(db),
      rows.map(({ post }) => post),
    )
    const replies = rows.flatMap((row) => row.replies)
    await insertAll(tx, replyRows.of(db), replies)
    await insertLikes(tx, db, 'post', added)
    await insertLikes(
      tx,
      db,
      'reply',
      added.flatMap((discussion) => discussion.replies),
    )
    await seedReading(tx, db, added, now)
    for (const { discussion, post } of rows) await seedModeration(tx, db, discussion, post)
    const shown = rows.filter(({ post }) => post.version > 0)
    await outbox.add(
      tx,
      shown.flatMap(({ post, replies: its }) => [postAgain(post), ...its.map((reply) => replyAgain(reply, post))]),
    )
    return rows.length + replies.length
  })
}

function postRowOf(discussion: DemoDiscussion): PostRow {
  const { title, text, category, tags, isSticky, isLocked, status, viewCount, acceptedReplyId, replies } = discussion
  const written = writtenRow(discussion, status)
  return {
    ...written,
    // A moderator's action is published as well.
    version: written.version + Number(isSticky) + Number(isLocked),
    ...{ title, category, isSticky, isLocked, viewCount, acceptedReplyId },
    ...tagsOf(tags),
    words: wordsOfPost({ title, content: text, tags }),
    lastActivityAt: replies.at(-1)?.at ?? discussion.at,
    replyCount: replies.length,
    places: replies.length,
    tallied: null,
    ...untallied,
  }
}

const { id } = namedAccounts.find(({ role }) => role === 'admin')!
const moderator = { id, role: 'admin', tier: 'premium', verified: true } as const

/** What a moderator did about a discussion, and what waits for one to decide. */
async function seedModeration(tx: Tx, db: Database, discussion: DemoDiscussion, post: PostRow): Promise<void> {
  const { _id: subjectId, authorId, createdAt, lastActivityAt, isSticky, isLocked, status } = post
  const before = { ...post, isSticky: false, isLocked: false }
  const changed = (change: object, at: Date) =>
    auditChange(tx, { db, clock: () => at }, { viewer: moderator, before, changed: change })
  if (isSticky) await changed({ isSticky }, createdAt)
  if (isLocked) await changed({ isLocked }, lastActivityAt)
  if (status === 'waiting') await openFlag(tx, db, { text: { subject: 'post', subjectId, authorId }, now: createdAt })

  const { flag, replies } = discussion
  const flagged = flag && replies.find((reply) => reply.id === flag.replyId)
  if (!flagged) return
  const { replyId, ...reporter } = flag
  const text = { subject: 'reply', subjectId: replyId, authorId: flagged.authorId } as const
  await openFlag(tx, db, { text, reporter, now: flag.at })
}
