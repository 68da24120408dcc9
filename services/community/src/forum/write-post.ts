import { randomUUID } from 'node:crypto'
import { postCreated, postDeleted } from '@storyright/contracts/events'
import { type ForumCategory, foldText, isVisible, type Viewer } from '@storyright/contracts/vocabulary'
import { deletion, keepEarlierText } from '../content/change-text.ts'
import { claimKey } from '../content/claim-key.ts'
import { findMentions } from '../content/mentions.ts'
import { newText } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { publishPost } from './forum.events.ts'
import { indexPost, insertPosts, lockPost, type PostRow, postOf, updatePost } from './forum.store.ts'
import { follow } from './read-post.ts'

interface CreatePostInput {
  viewer: Viewer
  form: { title: string; content: string; category: ForumCategory; tags: string[] }
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Begins a discussion, which its author follows. With a key the same request begins one. */
export async function createPost(deps: Deps, { viewer, form, key }: CreatePostInput): Promise<PostRow> {
  const { transaction, permission, clock } = deps
  const { title, content, category } = form
  await permission.admit(viewer)
  const id = randomUUID()
  return transaction(async (tx) => {
    const now = clock()
    const written = await claimKey(tx, { viewer, key, asked: form }, { id, at: now })
    if (written) return postOf(await tx.post.findUniqueOrThrow({ where: { id: written } }))
    const status = await permission.decide(tx, { viewer, kind: 'post', id, title, text: content, isNew: true })
    const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'forum', now })
    const row: PostRow = {
      ...newText({ id, authorId: viewer.id, content, createdAt: now, status, mentions }),
      ...{ title, category, ...tagsOf(form.tags), lastActivityAt: now },
      ...{ isSticky: false, isLocked: false, acceptedReplyId: null, viewCount: 0, replyCount: 0 },
    }
    await insertPosts(tx, [row])
    await follow(tx, { postId: id, personId: viewer.id, at: now })
    if (status === 'shown') await publishPost(tx, deps, postCreated, row)
    return row
  })
}

/** Tags as they were typed, each once however it is written, and as they are compared. */
export function tagsOf(typed: readonly string[]): { tags: string[]; tagKeys: string[] } {
  const byKey = new Map<string, string>()
  for (const tag of typed.map((one) => one.trim()).filter(isVisible))
    if (!byKey.has(foldText(tag))) byKey.set(foldText(tag), tag)
  return { tags: [...byKey.values()], tagKeys: [...byKey.keys()] }
}

/** Deletes one's own discussion while nobody has replied. */
export async function deletePost(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    const before = await lockPost(tx, viewer, id)
    if (before.authorId !== viewer.id) throw communityRefusals.notYourText()
    if (await tx.reply.findFirst({ where: { postId: id, isDeleted: false } })) throw communityRefusals.hasReplies()
    await takePostAway(tx, deps, before)
    await permission.deleted(tx, 'post', id)
  })
}

/** Deletes a locked discussion, in the name of a moderator if one removed it; its replies are found no longer. */
export async function takePostAway(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  before: PostRow,
  removedBy: string | null = null,
): Promise<void> {
  const { id, version } = before
  await keepEarlierText(tx, before, `${before.title}\n\n${before.content}`)
  const isPublished = version > 0
  const after = await updatePost(tx, id, {
    ...deletion(removedBy),
    version: isPublished ? version + 1 : 0,
  })
  await indexPost(tx, after)
  if (isPublished) await publishPost(tx, deps, postDeleted, after)
}
