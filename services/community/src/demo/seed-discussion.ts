import type { DemoDiscussion } from '@storyright/demo'
import { postAgain } from '../forum/post.events.ts'
import { type PostRow, postRows, untallied } from '../forum/post-rows.ts'
import { replyAgain } from '../forum/reply.events.ts'
import { type ReplyRow, replyRows } from '../forum/reply-rows.ts'
import { tagsOf } from '../forum/tags.ts'
import { wordsOfPost } from '../forum/words.ts'
import { seedModeration } from './seed-moderation.ts'
import { seedReading } from './seed-reading.ts'
import { insertLikes, type SeedDeps, writtenRow } from './written-rows.ts'

/**
 * Writes one discussion with all that belongs to it, unless it is there. Told as what has long been said is, so that nobody hears of
 * it as of something new. Answers how many texts.
 */
export const seedDiscussion =
  ({ db, transaction, outbox }: SeedDeps) =>
  (discussion: DemoDiscussion, now: Date): Promise<number> =>
    transaction(async (tx) => {
      const post = postRowOf(discussion)
      if (await postRows.of(db).findOne({ _id: post._id }, { session: tx })) return 0
      const replies = discussion.replies.map((reply): ReplyRow => ({ ...writtenRow(reply), postId: post._id }))
      await postRows.of(db).insertOne(post, { session: tx })
      if (replies.length > 0) await replyRows.of(db).insertMany(replies, { session: tx })
      await insertLikes(tx, db, 'post', [discussion])
      await insertLikes(tx, db, 'reply', discussion.replies)
      await seedReading(tx, db, discussion, now)
      await seedModeration(tx, db, discussion, post)
      const told = post.version > 0 ? [postAgain(post), ...replies.map((reply) => replyAgain(reply, post))] : []
      await outbox.add(tx, told)
      return 1 + replies.length
    })

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
