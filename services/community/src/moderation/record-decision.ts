import { randomUUID } from 'node:crypto'
import { type Moderated, moderationDecided } from '@storyright/contracts/events'
import type { ModerationAction } from '@storyright/contracts/vocabulary'
import { auditRows } from '../audit/audit-rows.ts'
import type { Tx } from '../database.ts'
import type { ActionDeps, Outcome } from './action.ts'
import { excerptOf } from './excerpt.ts'
import { type FlagRow, flagRows } from './flag-rows.ts'
import type { Subject } from './subject.ts'

interface Decision {
  actorId: string
  action: ModerationAction
  reason: string | null
  now: Date
  subject: Subject
  /** `null` where nobody had flagged it. */
  flag: FlagRow | null
  outcome: Outcome
}

/** Records and publishes a moderator's decision, in the transaction that carries it out; a decision closes the flag. */
export async function recordDecision(tx: Tx, { db, outbox }: ActionDeps, decision: Decision): Promise<void> {
  const { actorId, action, reason, now: at, subject, flag, outcome } = decision
  const { before, after, closes } = outcome
  const id = randomUUID()
  const meant = outcome.about ?? subject
  const { kind, row } = meant
  const about = { subject: kind, subjectId: row._id, authorId: row.authorId }
  await auditRows.of(db).insertOne({ _id: id, at, actorId, action, ...about, reason, before, after }, { session: tx })
  if (flag && closes)
    await flagRows.of(db).updateOne({ _id: flag._id }, { $set: { status: closes, decidedAt: at } }, { session: tx })
  const moderated: Moderated = {
    ...recipientsOf(meant, closes ? flag : null),
    id,
    action,
    ...about,
    reason,
    mutedUntil: outcome.mutedUntil?.toISOString() ?? null,
    wasWaiting: row.status === 'waiting',
    at: at.toISOString(),
  }
  const reporters = moderated.reporters.filter(({ userId }) => userId !== actorId)
  if (row.authorId !== actorId || reporters.length > 0)
    await outbox.add(tx, [moderationDecided(id, 1, { ...moderated, reporters })])
}

/** Which text is meant, and who flagged it. */
export function recipientsOf(subject: Subject, flag: Pick<FlagRow, 'flags'> | null) {
  return {
    reporters: flag?.flags.map(({ personId: userId, reason }) => ({ userId, reason })) ?? [],
    excerpt: excerptOf(subject),
    link: subject.link,
    isDeletedByAuthor: false,
  }
}
