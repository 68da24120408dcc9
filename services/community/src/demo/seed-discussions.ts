import type { DemoDiscussion } from '@storyright/demo'
import { postAgain } from '../forum/post.events.ts'
import { type PostRow, postRows, untallied } from '../forum/post-rows.ts'
import { replyAgain } from '../forum/reply.events.ts'
import { type ReplyRow, replyRows } from '../forum/reply-rows.ts'
import { tagsOf } from '../forum/tags.ts'
import { wordsOfPost } from '../forum/words.ts'
import { insertAll, insertLikes, type SeedDeps, unwritten, writtenRow } from './rows.ts'
import { seedModeration } from './seed-moderation.ts'
import { seedReading } from './seed-reading.ts'

/**
 * Writes these discussions with all that belongs to them, unless they are there. They are told as what has long been said is, so that
 * nobody hears of them as of something new. Answers how many texts.
 */
export function seedDiscussions(
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
    // What a moderator does to it is told as well.
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
