import { randomUUID } from 'node:crypto'
import { replyDeleted, replyPosted, replyUpdated } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { type Expected, requireVersionOf } from '@storyright/service-kit'
import { deletion, keepEarlierText } from '../content/change-text.ts'
import { claimKey } from '../content/claim-key.ts'
import { findMentions } from '../content/mentions.ts'
import { newText } from '../content/written.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { publishReply } from './forum.events.ts'
import {
  countReply,
  insertReplies,
  lockPost,
  lockReply,
  type PostRow,
  type ReplyRow,
  replyOf,
  updateReply,
} from './forum.store.ts'
import { viewReply } from './forum.view.ts'
import { follow } from './read-post.ts'

interface PostReplyInput {
  viewer: Viewer
  postId: string
  content: string
  /** The Idempotency-Key of the request, if it has one. */
  key: string | undefined
}

/** Replies to a discussion that is not locked, and follows it. With a key the same request replies once. */
export async function postReply(deps: Deps, { viewer, postId, content, key }: PostReplyInput): Promise<ReplyRow> {
  const { transaction, permission, clock } = deps
  await permission.admit(viewer)
  const id = randomUUID()
  return transaction(async (tx) => {
    const written = await claimKey(tx, { viewer, key, asked: { postId, content } }, { id, at: clock() })
    if (written) return replyOf(await tx.reply.findUniqueOrThrow({ where: { id: written } }))
    const { isLocked } = await lockPost(tx, viewer, postId)
    if (isLocked) throw communityRefusals.postLocked()
    const now = clock() // after those who waited for the lock before it
    const status = await permission.decide(tx, { viewer, kind: 'reply', id, text: content, isNew: true })
    const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'forum', now })
    const row = { ...newText({ id, authorId: viewer.id, content, createdAt: now, status, mentions }), postId }
    await insertReplies(tx, [row])
    if (status === 'shown') await countReply(tx, postId, 1)
    await follow(tx, { postId, personId: viewer.id, at: now })
    if (status === 'shown') await publishReply(tx, deps, replyPosted, row)
    return row
  })
}

interface ChangeReplyInput {
  viewer: Viewer
  id: string
  content: string
  expected: Expected
}

/** Changes one's own reply in a discussion that is not locked; the earlier text is kept for moderators. */
export async function changeReply(deps: Deps, { viewer, id, content, expected }: ChangeReplyInput): Promise<ReplyRow> {
  const { transaction, permission, clock } = deps
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const [before, post] = await lockOwnReply(tx, viewer, id)
    await requireVersionOf(expected, before.revision, () => viewReply({ ...deps, db: tx }, viewer, before, post))
    if (post.isLocked) throw communityRefusals.postLocked()
    const decided = await permission.decide(tx, { viewer, kind: 'reply', id, text: content, isNew: false })
    if (before.content === content) return before
    const now = clock()
    const status = before.status === 'waiting' ? 'waiting' : decided
    const mentions = await findMentions(tx, { text: content, authorId: viewer.id, place: 'forum', now })
    await keepEarlierText(tx, before)
    const isPublished = before.version > 0
    const after = await updateReply(tx, id, {
      ...{ content, mentions, status, editedAt: now, revision: before.revision + 1 },
      version: isPublished ? before.version + 1 : 0,
    })
    if (status !== before.status) await countReply(tx, post.id, -1)
    if (isPublished) await publishReply(tx, deps, replyUpdated, after)
    return after
  })
}

/** Deletes one's own reply. */
export async function deleteReply(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const { transaction, permission } = deps
  await permission.admit(viewer)
  await transaction(async (tx) => {
    const [before] = await lockOwnReply(tx, viewer, id)
    await takeReplyAway(tx, deps, before)
    await permission.deleted(tx, 'reply', id)
  })
}

/** One that the viewer wrote, with its discussion. */
async function lockOwnReply(tx: Tx, viewer: Viewer, id: string): Promise<[ReplyRow, PostRow]> {
  const [reply, post] = await lockReply(tx, viewer, id)
  if (reply.authorId !== viewer.id) throw communityRefusals.notYourText()
  return [reply, post]
}

/** Deletes a reply, locked with its discussion, in the name of a moderator if one removed it; as the accepted answer it is none any more. */
export async function takeReplyAway(
  tx: Tx,
  deps: Pick<Deps, 'outbox' | 'clock'>,
  before: ReplyRow,
  removedBy: string | null = null,
): Promise<void> {
  const { id, postId, version } = before
  await keepEarlierText(tx, before)
  const isPublished = version > 0
  const after = await updateReply(tx, id, {
    ...deletion(removedBy),
    version: isPublished ? version + 1 : 0,
  })
  await tx.post.updateMany({ where: { id: postId, acceptedReplyId: id }, data: { acceptedReplyId: null } })
  if (before.status === 'shown') await countReply(tx, postId, -1)
  if (isPublished) await publishReply(tx, deps, replyDeleted, after)
}

/** Takes a reply as the discussion's answer; another one moves it, the same one again takes it back. */
export async function acceptReply(
  { transaction, permission }: Pick<Deps, 'transaction' | 'permission'>,
  viewer: Viewer,
  id: string,
): Promise<ReplyRow> {
  await permission.admit(viewer)
  return transaction(async (tx) => {
    const [reply, post] = await lockReply(tx, viewer, id)
    if (post.authorId !== viewer.id && viewer.role !== 'admin') throw communityRefusals.onlyTheAsker()
    if (reply.status !== 'shown') throw communityRefusals.replyNotFound()
    const acceptedReplyId = post.acceptedReplyId === id ? null : id
    await tx.post.update({ where: { id: post.id }, data: { acceptedReplyId } })
    return reply
  })
}
