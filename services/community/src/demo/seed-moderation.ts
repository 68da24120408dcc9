import { type DemoDiscussion, namedAccounts } from '@storyright/demo'
import type { Database, Tx } from '../database.ts'
import { auditChange } from '../forum/audit-change.ts'
import type { PostRow } from '../forum/post-rows.ts'
import { openFlag } from '../moderation/open-flag.ts'

const { id } = namedAccounts.find(({ role }) => role === 'admin')!
const moderator = { id, role: 'admin', tier: 'premium', verified: true } as const

/** What a moderator did about a discussion, and what waits for one to decide. */
export async function seedModeration(tx: Tx, db: Database, discussion: DemoDiscussion, post: PostRow): Promise<void> {
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
