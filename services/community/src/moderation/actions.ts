import {
  commentPosted,
  commentUpdated,
  postCreated,
  postUpdated,
  replyPosted,
  replyUpdated,
} from '@storyright/contracts/events'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { findAndUpdateRow } from '@storyright/mongodb'
import { publishComment } from '../comments/comment.events.ts'
import type { CommentRow } from '../comments/comment-rows.ts'
import type { Written } from '../content/written.ts'
import { textsOf } from '../counters/texts.ts'
import type { Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { publishPost } from '../forum/post.events.ts'
import { type PostRow, postRows, untallied } from '../forum/post-rows.ts'
import { publishReply } from '../forum/reply.events.ts'
import type { ReplyRow } from '../forum/reply-rows.ts'
import { markDirty } from '../likes/mark-for-recount.ts'
import type { Action, ActionDeps, Case, Outcome } from './action.ts'
import { flagRows } from './flag-rows.ts'
import { removeText } from './remove-text.ts'
import { requireUndecided } from './require-undecided.ts'
import { changeStanding, type StandingRow } from './standing-rows.ts'
import { discussionOf, type Subject } from './subject.ts'

/** Leaves a text as it is; shows one that waited, and those to come of an author who is trusted from now on. */
const keepText: Action = async (tx, deps, about) => {
  requireUndecided(about)
  const { status, authorId } = about.subject.row
  if (status === 'waiting') {
    await show(tx, deps, about.subject)
    await changeStanding(tx, deps.db, authorId, () => ({ isTrusted: true }))
  }
  return { before: { status }, after: { status: 'shown' }, closes: 'kept' }
}

/** Shows what waited and publishes it: as new, if it was never published. */
async function show(tx: Tx, deps: ActionDeps, { kind, row: { _id: id, version }, post }: Subject): Promise<void> {
  const isNew = version === 0
  const change = { $set: { status: 'shown' }, $inc: { version: 1 } } as const
  const shown = await findAndUpdateRow(tx, textsOf(deps.db, kind), id, change)
  await publishers[kind](tx, deps, shown!, isNew)
  await markDirty(tx, deps.db, kind === 'comment' ? 'comment' : 'post', post?._id ?? id)
}

const publishers = {
  comment: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    publishComment(tx, deps, isNew ? commentPosted : commentUpdated, row as CommentRow),
  post: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    publishPost(tx, deps, isNew ? postCreated : postUpdated, row as PostRow),
  reply: (tx: Tx, deps: ActionDeps, row: Written, isNew: boolean) =>
    publishReply(tx, deps, isNew ? replyPosted : replyUpdated, row as ReplyRow),
}

const HOUR_MS = 3_600_000

/** The author reads for so long, and cannot write. A muted author is muted again only for longer: two moderators at once do it once. */
const muteAuthor: Action = async (tx, { db }, { subject: { row }, hours, reason, now }) => {
  const until = new Date(now.getTime() + hours * HOUR_MS)
  const changed = await changeStanding(tx, db, row.authorId, ({ mutedUntil }) => {
    if (mutedUntil && until.getTime() - mutedUntil.getTime() < HOUR_MS && mutedUntil > now)
      throw communityRefusals.alreadyMuted()
    return { mutedUntil: until, muteReason: reason }
  })
  return { ...outcomeOf(changed), mutedUntil: until }
}

/** The author writes again. */
const unmuteAuthor: Action = async (tx, { db }, { subject: { row }, now }) => {
  const changed = await changeStanding(tx, db, row.authorId, ({ mutedUntil }) => {
    if (!mutedUntil || mutedUntil <= now) throw communityRefusals.notMuted()
    return { mutedUntil: null, muteReason: null }
  })
  return outcomeOf(changed)
}

const outcomeOf = ({ before, after }: { before: StandingRow; after: StandingRow }): Outcome => ({
  before: { mutedUntil: before.mutedUntil?.toISOString() ?? null },
  after: { mutedUntil: after.mutedUntil?.toISOString() ?? null },
})

type Place = Partial<Pick<PostRow, 'isLocked' | 'isSticky' | 'category'>>

/** Locks, moves or sticks the discussion that a text is or stands in. */
const placeDiscussion =
  (placeOf: (about: Case) => Place): Action =>
  async (tx, deps, about) => {
    const { post } = about.subject
    if (about.subject.kind === 'comment') throw communityRefusals.noDiscussion()
    if (!post || post.isDeleted) throw communityRefusals.discussionGone()
    const [name, value] = Object.entries(placeOf(about))[0]!
    const was = post[name as keyof Place]
    if (was === value) throw communityRefusals.alreadySo()
    const { _id: id, version } = post
    const isPublished = version > 0
    const after = await findAndUpdateRow(tx, postRows.of(deps.db), id, {
      $set: { [name]: value, ...untallied },
      $inc: { version: isPublished ? 1 : 0 },
    })
    if (isPublished) await publishPost(tx, deps, postUpdated, after!)
    return { before: { [name]: was }, after: { [name]: value }, about: discussionOf(post) }
  }

/** Warns the author, about one text once. */
const warnAuthor: Action = async (tx, { db }, { flag, subject: { row } }) => {
  if (flag.isWarned) throw communityRefusals.alreadyWarned()
  await flagRows.of(db).updateOne({ _id: flag._id }, { $set: { isWarned: true } }, { session: tx })
  const { before, after } = await changeStanding(tx, db, row.authorId, ({ warned }) => ({ warned: warned + 1 }))
  return { before: { warned: before.warned }, after: { warned: after.warned } }
}

/** Everything that moderators do. The first two decide a flag; the others are possible before and after a decision. */
export const actions: Record<ModerationAction, Action> = {
  keep: keepText,
  remove: removeText,
  warn: warnAuthor,
  mute: muteAuthor,
  unmute: unmuteAuthor,
  lock: placeDiscussion(() => ({ isLocked: true })),
  unlock: placeDiscussion(() => ({ isLocked: false })),
  move: placeDiscussion(({ category }) => ({ category: category! })),
  stick: placeDiscussion(() => ({ isSticky: true })),
  unstick: placeDiscussion(() => ({ isSticky: false })),
}
