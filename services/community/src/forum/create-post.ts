import { randomUUID } from 'node:crypto'
import { postCreated } from '@storyright/contracts/events'
import type { ForumCategory, Viewer } from '@storyright/contracts/vocabulary'
import { newText } from '../content/change-text.ts'
import { findMentions } from '../content/find-mentions.ts'
import { claimKey } from '../content/request-rows.ts'
import type { Deps } from '../deps.ts'
import { follow } from './follow-post.ts'
import { publishPost } from './post.events.ts'
import { type PostRow, postRows, untallied } from './post-rows.ts'
import { tagsOf } from './tags.ts'
import { wordsOfPost } from './tokenise.ts'

interface CreatePostInput {
  viewer: Viewer
  form: { title: string; content: string; category: ForumCategory; tags: string[] }
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Begins a discussion, which its author follows. With a key the same request begins one. */
export async function createPost(deps: Deps, { viewer, form, key }: CreatePostInput): Promise<PostRow> {
  const { db, transaction, permission, clock } = deps
  const { title, content, category } = form
  await permission.admit(viewer)
  const id = randomUUID()
  const post = await transaction(async (tx) => {
    const now = clock()
    const written = await claimKey(tx, db, { viewer, key, asked: form }, { id, at: now })
    if (written) return postRows.of(db).findOne({ _id: written }, { session: tx })
    const status = await permission.decide(tx, {
      viewer,
      kind: 'post',
      id,
      title,
      text: content,
      isNew: true,
    })
    const row: PostRow = {
      ...newText,
      _id: id,
      version: status === 'shown' ? 1 : 0,
      authorId: viewer.id,
      title,
      content,
      category,
      ...tagsOf(form.tags),
      words: wordsOfPost(form),
      mentions: await findMentions(tx, db, { text: content, authorId: viewer.id, place: 'forum', now }),
      status,
      createdAt: now,
      lastActivityAt: now,
      isSticky: false,
      isLocked: false,
      acceptedReplyId: null,
      viewCount: 0,
      replyCount: 0,
      places: 0,
      tallied: null,
      ...untallied,
    }
    await postRows.of(db).insertOne(row, { session: tx })
    await follow(db, { postId: id, personId: viewer.id, at: now }, tx)
    if (status === 'shown') await publishPost(tx, deps, postCreated, row)
    return row
  })
  return post!
}
