import { randomUUID } from 'node:crypto'
import { moderationDecided } from '@storyright/contracts/events'
import { communityTimes, dayAndTime } from '@storyright/contracts/vocabulary'
import { personRows } from '@storyright/read-models'
import type { Config } from '../config.ts'
import type { WritePermission, WrittenText } from '../content/permission.ts'
import { writeLimit } from '../content/write-limit.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import type { ActionDeps } from './action.ts'
import { excerptOfText } from './excerpt.ts'
import { flagRows } from './flag-rows.ts'
import { hasLink } from './links.ts'
import { queueText } from './queue-text.ts'
import { recipientsOf } from './record-decision.ts'
import { standingOf } from './standing-rows.ts'
import { findSubject, type Named } from './subject.ts'

const HOUR_MS = 3_600_000

type PermissionDeps = Pick<Deps, 'db' | 'outbox' | 'redis' | 'clock' | 'logger'>

/** Checks moderators' decisions and the rate limits. */
export function moderatedWriting(deps: PermissionDeps, config: Config): WritePermission {
  return {
    admit: writeLimit(deps, config),
    async decide(tx, writing) {
      const { db, clock } = deps
      const now = clock()
      const { viewer, kind: subject, id: subjectId } = writing
      const { mutedUntil, isTrusted } = await standingOf(tx, db, viewer.id)
      if (mutedUntil && mutedUntil > now) throw mutedSaying(mutedUntil)
      if (isTrusted || !(await mustWait(tx, deps, writing))) return 'shown'
      const excerpt = excerptOfText(writing.title ?? writing.text)
      await queueText(tx, deps, { text: { subject, subjectId, authorId: viewer.id }, now, excerpt })
      return 'waiting'
    },
    deleted: (tx, subject, subjectId) => closeDeleted(tx, deps, { subject, subjectId }),
  }
}

/**
 * What contains a link waits for a moderator while the account is young, until one has shown something of theirs. An account of
 * which nothing is known yet is as young as can be.
 */
async function mustWait(
  tx: Tx,
  { db, clock }: PermissionDeps,
  { viewer, title = '', text }: WrittenText,
): Promise<boolean> {
  if (viewer.role === 'admin' || !(hasLink(title) || hasLink(text))) return false
  const known = await personRows.of(db).findOne({ _id: viewer.id }, { session: tx })
  const youngSince = clock().getTime() - communityTimes.youngAccountHours * HOUR_MS
  return !known || Date.parse(known.person.createdAt) > youngSince
}

const mutedSaying = (until: Date) =>
  communityRefusals.muted({
    message: `A moderator has muted you until ${dayAndTime(until)}, UK time. Until then you can read, but not write.`,
    details: { mutedUntil: until.toISOString() },
  })

/** Closes the flag of a text that its author has deleted, in the transaction that does it: its reporters are notified that it is gone. */
async function closeDeleted(tx: Tx, { db, outbox, clock }: ActionDeps, named: Named): Promise<void> {
  const { subject: kind, subjectId } = named
  const at = clock()
  const change = { $set: { status: 'removed', decidedAt: at } } as const
  const flag = await flagRows.of(db).findOne({ subjectId, status: 'open' }, { session: tx })
  if (!flag) return
  await flagRows.of(db).updateOne({ _id: flag._id }, change, { session: tx })
  if (flag.flags.length === 0) return
  const subject = await findSubject(db, named, tx)
  const id = randomUUID()
  const decision = {
    ...recipientsOf(subject!, flag),
    ...({ id, action: 'remove', subject: kind, subjectId, authorId: flag.authorId } as const),
    ...{ reason: null, mutedUntil: null, wasWaiting: flag.isWaiting, isDeletedByAuthor: true, at: at.toISOString() },
  }
  await outbox.add(tx, [moderationDecided(id, 1, decision)])
}
