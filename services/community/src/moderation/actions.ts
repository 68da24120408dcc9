import {
  commentPosted,
  commentUpdated,
  postCreated,
  postUpdated,
  replyPosted,
  replyUpdated,
} from '@storyright/contracts/events'
import type { FlagStatus, ForumCategory, ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import { takeCommentAway } from '../comments/change-comment.ts'
import { updateComment } from '../comments/comment.store.ts'
import { publishComment } from '../comments/comment.view.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { publishPost, publishReply } from '../forum/forum.events.ts'
import { countReply, type PostRow, updatePost, updateReply } from '../forum/forum.store.ts'
import { takePostAway } from '../forum/write-post.ts'
import { takeReplyAway } from '../forum/write-reply.ts'
import type { Standing } from '../generated/client.ts'
import type { FlagRow } from './flag.store.ts'
import { changeStanding } from './standing.store.ts'
import { discussionOf, type Subject } from './subject.ts'

/** What a moderator is about to do, about what; both are locked. */
export interface Case {
  flag: FlagRow
  subject: Subject
  actor: Viewer
  now: Date
  reason: string | null
  hours: number
  category: ForumCategory | undefined
}

/** What an action changed, for the audit, and what follows. */
export interface Outcome {
  before: Record<string, string | number | boolean | null>
  after: Record<string, string | number | boolean | null>
  /** It is the decision that the flag waited for. */
  closes?: Exclude<FlagStatus, 'open'>
  /** What it was done to, where that is not the text itself. */
  about?: Subject
  mutedUntil?: Date
}

export type ActionDeps = Pick<Deps, 'outbox' | 'clock'>

/** One thing that a moderator can do, in the transaction of the decision; throws a 409 where it would change nothing. */
type Action = (tx: Tx, deps: ActionDeps, about: Case) => Promise<Outcome>

/** A decision is made once, and not about what its author has deleted. */
function requireUndecided({ flag: { status }, subject: { row } }: Case): void {
  if (row.isDeleted && row.removedBy === null) throw communityRefusals.deletedByAuthor()
  if (status !== 'open' || row.isDeleted) throw communityRefusals.alreadyDecided()
}

/** Leaves a text as it is; shows one that waited, and those to come of an author who is trusted from now on. */
const keepText: Action = async (tx, deps, about) => {
  requireUndecided(about)
  const { status, authorId } = about.subject.row
  if (status === 'waiting') {
    await show(tx, deps, about.subject)
    await changeStanding(tx, authorId, () => ({ isTrusted: true }))
  }
  return { before: { status }, after: { status: 'shown' }, closes: 'kept' }
}

/** Shows what waited and publishes it: as new, if it was never published. */
async function show(tx: Tx, deps: ActionDeps, { kind, row: { id, version } }: Subject): Promise<void> {
  const isNew = version === 0
  const change = { status: 'shown', version: version + 1 } as const
  if (kind === 'comment')
    return publishComment(tx, deps, isNew ? commentPosted : commentUpdated, await updateComment(tx, id, change))
  if (kind === 'post') return publishPost(tx, deps, isNew ? postCreated : postUpdated, await updatePost(tx, id, change))
  const reply = await updateReply(tx, id, change)
  await countReply(tx, reply.postId, 1)
  return publishReply(tx, deps, isNew ? replyPosted : replyUpdated, reply)
}

const removeText: Action = async (tx, deps, about) => {
  requireUndecided(about)
  return takeTextAway(tx, deps, about.subject, about.actor.id)
}

/** Removes a text: a comment with replies leaves its place, a discussion its address, which names the removal. */
export async function takeTextAway(tx: Tx, deps: ActionDeps, subject: Subject, actorId: string): Promise<Outcome> {
  const { kind, row } = subject
  if (kind === 'comment') await takeCommentAway(tx, deps, row, actorId)
  if (kind === 'post') await takePostAway(tx, deps, row, actorId)
  if (kind === 'reply') await takeReplyAway(tx, deps, row, actorId)
  if (row.authorId !== actorId) await changeStanding(tx, row.authorId, ({ removed }) => ({ removed: removed + 1 }))
  const { status } = row
  return { before: { isDeleted: false, status }, after: { isDeleted: true, status }, closes: 'removed' }
}

const HOUR_MS = 3_600_000

/** The author reads for so long, and cannot write. A muted author is muted again only for longer: two moderators at once do it once. */
const muteAuthor: Action = async (tx, _deps, { subject: { row }, hours, reason, now }) => {
  const until = new Date(now.getTime() + hours * HOUR_MS)
  const changed = await changeStanding(tx, row.authorId, ({ mutedUntil }) => {
    if (mutedUntil && until.getTime() - mutedUntil.getTime() < HOUR_MS && mutedUntil > now)
      throw communityRefusals.alreadyMuted()
    return { mutedUntil: until, muteReason: reason }
  })
  return { ...outcomeOf(changed), mutedUntil: until }
}

/** The author writes again. */
const unmuteAuthor: Action = async (tx, _deps, { subject: { row }, now }) => {
  const changed = await changeStanding(tx, row.authorId, ({ mutedUntil }) => {
    if (!mutedUntil || mutedUntil <= now) throw communityRefusals.notMuted()
    return { mutedUntil: null, muteReason: null }
  })
  return outcomeOf(changed)
}

const outcomeOf = ({ before, after }: { before: Standing; after: Standing }): Outcome => ({
  before: { mutedUntil: before.mutedUntil?.toISOString() ?? null },
  after: { mutedUntil: after.mutedUntil?.toISOString() ?? null },
})

type Place = Partial<Pick<PostRow, 'isLocked' | 'isSticky' | 'category'>>

/** Locks, moves or sticks the discussion that a text is or stands in. */
async function placeDiscussion(tx: Tx, deps: ActionDeps, { post }: Subject, place: Place): Promise<Outcome> {
  if (!post) throw communityRefusals.noDiscussion()
  if (post.isDeleted) throw communityRefusals.discussionGone()
  const [name, value] = Object.entries(place)[0]!
  const was = post[name as keyof Place]
  if (was === value) throw communityRefusals.alreadySo()
  const isPublished = post.version > 0
  const after = await updatePost(tx, post.id, { ...place, version: post.version + (isPublished ? 1 : 0) })
  if (isPublished) await publishPost(tx, deps, postUpdated, after)
  return { before: { [name]: was }, after: { [name]: value }, about: discussionOf(post) }
}

/** Warns the author, about one text once. */
const warnAuthor: Action = async (tx, _deps, { flag, subject: { row } }) => {
  if (flag.isWarned) throw communityRefusals.alreadyWarned()
  await tx.flag.update({ where: { id: flag.id }, data: { isWarned: true } })
  const { before, after } = await changeStanding(tx, row.authorId, ({ warned }) => ({ warned: warned + 1 }))
  return { before: { warned: before.warned }, after: { warned: after.warned } }
}

/** Everything that moderators do. The first two decide a flag; the others are possible before and after a decision. */
export const actions: Record<ModerationAction, Action> = {
  keep: keepText,
  remove: removeText,
  warn: warnAuthor,
  mute: muteAuthor,
  unmute: unmuteAuthor,
  lock: (tx, deps, { subject }) => placeDiscussion(tx, deps, subject, { isLocked: true }),
  unlock: (tx, deps, { subject }) => placeDiscussion(tx, deps, subject, { isLocked: false }),
  move: (tx, deps, { subject, category }) => placeDiscussion(tx, deps, subject, { category: category! }),
  stick: (tx, deps, { subject }) => placeDiscussion(tx, deps, subject, { isSticky: true }),
  unstick: (tx, deps, { subject }) => placeDiscussion(tx, deps, subject, { isSticky: false }),
}
