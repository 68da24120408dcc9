import { randomUUID } from 'node:crypto'
import { type Moderated, moderationDecided } from '@storyright/contracts/events'
import type { ForumCategory, ModerationAction, Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { communityRefusals } from '../errors.ts'
import { type ActionDeps, actions, type Outcome, takeTextAway } from './actions.ts'
import { closeFlag, type FlagRow, findReporters, lockFlag, lockOpenFlag, type Named } from './flag.store.ts'
import { excerptOf, findSubject, lockSubject, type Subject } from './subject.ts'

interface DecideInput {
  action: ModerationAction
  reason?: string | null | undefined
  hours?: number | null | undefined
  category?: ForumCategory | null | undefined
  /** Of the text as the moderator saw it. */
  editedAt?: string | null | undefined
}

/** Carries out a moderator's decision on a flag. Of two moderators who decide at once, the later one gets a conflict. */
export async function decide(deps: Deps, actor: Viewer, flagId: string, form: DecideInput): Promise<void> {
  const { transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const named = await tx.flag.findUnique({ where: { id: flagId }, select: { subject: true, subjectId: true } })
    const subject = named && (await lockSubject(tx, named as Named))
    const flag = subject && (await lockFlag(tx, flagId))
    if (!flag || !subject) throw communityRefusals.flagNotFound()
    if (flag.authorId === actor.id) throw communityRefusals.ownText()
    const { row } = subject
    const isAsSeen = form.editedAt === undefined || sameTime(form.editedAt, row.editedAt)
    if (!isAsSeen && !row.isDeleted) throw communityRefusals.changedMeanwhile()
    const { action } = form
    const reason = form.reason || null
    const now = clock()
    const about = { flag, subject, actor, now, reason, hours: form.hours ?? 0, category: form.category ?? undefined }
    const outcome = await actions[action](tx, deps, about)
    await recordDecision(tx, deps, { actorId: actor.id, action, reason, now, subject, flag, outcome })
  })
}

const sameTime = (one: string | null, other: Date | null) =>
  (one === null ? null : Date.parse(one)) === (other?.getTime() ?? null)

/** Removes a comment from the administrators' list, whether somebody flagged it or not. */
export async function removeComment(deps: Deps, actor: Viewer, id: string, reason: string | null): Promise<void> {
  const { transaction, permission, clock } = deps
  await permission.admit(actor)
  await transaction(async (tx) => {
    const subject = await lockSubject(tx, { subject: 'comment', subjectId: id })
    if (!subject || subject.row.isDeleted) throw communityRefusals.commentNotFound()
    const flag = await lockOpenFlag(tx, id)
    if (flag && flag.authorId === actor.id) throw communityRefusals.ownText()
    const outcome = await takeTextAway(tx, deps, subject, actor.id)
    const now = clock()
    await recordDecision(tx, deps, { actorId: actor.id, action: 'remove', reason, now, subject, flag, outcome })
  })
}

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
async function recordDecision(tx: Tx, { outbox }: ActionDeps, decision: Decision): Promise<void> {
  const { actorId, action, reason, now: at, flag, outcome } = decision
  const { before, after, closes } = outcome
  const id = randomUUID()
  const subject = outcome.about ?? decision.subject
  const { kind, row } = subject
  const about = { subject: kind, subjectId: row.id, authorId: row.authorId }
  await tx.moderationAudit.create({ data: { id, at, actorId, action, ...about, reason, before, after } })
  if (flag && closes) await closeFlag(tx, flag.id, closes, at)
  const reporters = closes && flag ? await reportersOf(tx, flag.id) : []
  const moderated: Moderated = {
    ...{ id, action, ...about, reason },
    reporters: reporters.filter(({ userId }) => userId !== actorId),
    excerpt: excerptOf(subject),
    link: subject.link,
    isDeletedByAuthor: false,
    mutedUntil: outcome.mutedUntil?.toISOString() ?? null,
    wasWaiting: row.status === 'waiting',
    at: at.toISOString(),
  }
  if (row.authorId !== actorId || moderated.reporters.length > 0)
    await outbox.add(tx, [moderationDecided(id, 1, moderated)])
}

async function reportersOf(tx: Tx, flagId: string): Promise<Moderated['reporters']> {
  const reporters = await findReporters(tx, flagId)
  return reporters.map(({ personId: userId, reason }) => ({ userId, reason }))
}

/** Closes the flag of a text that its author has just deleted: its reporters are notified that it is gone. */
export async function closeDeleted(tx: Tx, { outbox, clock }: ActionDeps, named: Named): Promise<void> {
  const { subject: kind, subjectId } = named
  const at = clock()
  const flag = await lockOpenFlag(tx, subjectId)
  if (!flag) return
  await closeFlag(tx, flag.id, 'removed', at)
  const reporters = await reportersOf(tx, flag.id)
  const subject = reporters.length > 0 && (await findSubject(tx, named))
  if (!subject) return
  const id = randomUUID()
  const moderated: Moderated = {
    ...({ id, action: 'remove', subject: kind, subjectId, authorId: flag.authorId } as const),
    ...{ reporters, excerpt: excerptOf(subject), link: subject.link, isDeletedByAuthor: true },
    ...{ reason: null, mutedUntil: null, wasWaiting: flag.isWaiting, at: at.toISOString() },
  }
  await outbox.add(tx, [moderationDecided(id, 1, moderated)])
}
