import { randomUUID } from 'node:crypto'
import { type DemoComment, type DemoDiscussion, namedAccounts } from '@storyright/demo'
import { commentAgain } from '../comments/comment.view.ts'
import type { Tx } from '../database.ts'
import { postAgain, replyAgain } from '../forum/forum.events.ts'
import { insertPosts, insertReplies, type PostRow } from '../forum/forum.store.ts'
import { tagsOf } from '../forum/write-post.ts'
import { asData, insertLikes, isLoaded, markLoaded, type SeedDeps, unwritten, writtenRow } from './rows.ts'
import { seedReading, seedVisits } from './seed-reading.ts'

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
  if (await isLoaded(db, 'year of talk')) return 0
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
    await seedVisits(tx, discussions, now)
    await markLoaded(tx, 'year of talk', now)
  })
  return added
}

const inBatches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size))

/** Writes these comments with their likes and events, unless they are there. Answers how many. */
function seedComments({ transaction, outbox }: SeedDeps, comments: readonly DemoComment[]): Promise<number> {
  return transaction(async (tx) => {
    const added = unwritten(comments, await tx.comment.findMany({ where: among(comments), select: { id: true } }))
    const rows = added.map((comment) => {
      const { listingId, parentId } = comment
      return { ...writtenRow(comment), listingId, parentId }
    })
    await tx.comment.createMany({ data: rows.map(asData) })
    await insertLikes(tx, 'comment', added)
    await outbox.add(tx, rows.map(commentAgain))
    return rows.length
  })
}

const among = (texts: readonly { id: string }[]) => ({ id: { in: texts.map(({ id }) => id) } })

/**
 * Writes these discussions with all that belongs to them, unless they are there. They are published as snapshots, so that
 * nobody is notified. Returns the number of texts.
 */
function seedDiscussions(
  { transaction, outbox }: SeedDeps,
  discussions: readonly DemoDiscussion[],
  now: Date,
): Promise<number> {
  return transaction(async (tx) => {
    const added = unwritten(discussions, await tx.post.findMany({ where: among(discussions), select: { id: true } }))
    const rows = added.map((discussion) => {
      const replies = discussion.replies.map((reply) => ({ ...writtenRow(reply), postId: discussion.id }))
      return { discussion, post: postRowOf(discussion), replies }
    })
    const replies = rows.flatMap((row) => row.replies)
    await insertPosts(
      tx,
      rows.map(({ post }) => post),
    )
    await insertReplies(tx, replies)
    await insertLikes(tx, 'post', added)
    await insertLikes(
      tx,
      'reply',
      added.flatMap((discussion) => discussion.replies),
    )
    await seedReading(tx, added, now)
    for (const { discussion, post } of rows) await seedModeration(tx, discussion, post)
    const shown = rows.filter(({ post }) => post.version > 0)
    await outbox.add(
      tx,
      shown.flatMap(({ post, replies: its }) => [postAgain(post), ...its.map((reply) => replyAgain(reply, post))]),
    )
    return rows.length + replies.length
  })
}

function postRowOf(discussion: DemoDiscussion): PostRow {
  const { title, category, tags, isSticky, isLocked, status, viewCount, acceptedReplyId, replies } = discussion
  const written = writtenRow(discussion, status)
  return {
    ...written,
    // A moderator's action is published as well.
    version: written.version + Number(isSticky) + Number(isLocked),
    ...{ title, category, isSticky, isLocked, viewCount, acceptedReplyId },
    ...tagsOf(tags),
    lastActivityAt: replies.at(-1)?.at ?? discussion.at,
    replyCount: replies.length,
  }
}

const { id: moderatorId } = namedAccounts.find(({ role }) => role === 'admin')!

/** What a moderator did about a discussion, and what waits for one to decide. */
async function seedModeration(
  tx: Tx,
  { flag, replies }: DemoDiscussion,
  { id: postId, authorId, createdAt, lastActivityAt, isSticky, isLocked, status }: PostRow,
): Promise<void> {
  const did = (action: string, change: 'isSticky' | 'isLocked', at: Date) => ({
    ...{ id: randomUUID(), at, actorId: moderatorId, action, subject: 'post', subjectId: postId, authorId },
    ...{ before: { [change]: false }, after: { [change]: true } },
  })
  const audit = [
    ...(isSticky ? [did('stick', 'isSticky', createdAt)] : []),
    ...(isLocked ? [did('lock', 'isLocked', lastActivityAt)] : []),
  ]
  await tx.moderationAudit.createMany({ data: audit })
  const open = { id: randomUUID(), status: 'open' }
  if (status === 'waiting')
    await tx.flag.create({
      data: { ...open, subject: 'post', subjectId: postId, authorId, isWaiting: true, createdAt },
    })
  const flagged = flag && replies.find((reply) => reply.id === flag.replyId)
  if (!flagged) return
  const { replyId: subjectId, ...report } = flag
  const reply = { subject: 'reply', subjectId, authorId: flagged.authorId, isWaiting: false, createdAt: flag.at }
  await tx.flag.create({ data: { ...open, id: randomUUID(), ...reply, reports: { create: report } } })
}
