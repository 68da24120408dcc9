import { randomUUID } from 'node:crypto'
import { moderationQueued } from '@storyright/contracts/events'
import { communityLimits, type FlagReason, type FlagStatus, type WrittenKind } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type Flag, Prisma, type Report } from '../generated/client.ts'

/** A text, by its kind and id. */
export interface Named {
  subject: WrittenKind
  subjectId: string
}

/** Something that was flagged, or that waits for a look: one open flag a text. */
export type FlagRow = Flag & Named & { status: FlagStatus }
type Reporter = Omit<Report, 'flagId' | 'reason'> & { reason: FlagReason }

interface OpenFlagInput {
  text: Named & { authorId: string }
  now: Date
  /** Who reports it; nobody where it waits. */
  reporter?: Reporter
}

interface OpenedFlag {
  id: string
  /** Whether moderators are notified: of a first flag or waiting, and of a flagged text that now waits as well. */
  step: 1 | 2 | null
}

/**
 * Has moderators look at a text, which is locked or being written: opens its flag, or adds to the open one. The same person
 * again changes nothing.
 */
export async function openFlag(tx: Tx, { text, now, reporter }: OpenFlagInput): Promise<OpenedFlag> {
  const { subject, subjectId, authorId } = text
  const id = randomUUID()
  const opened = await tx.$executeRaw`
    INSERT INTO flags (id, subject, subject_id, author_id, status, is_waiting, created_at)
    VALUES (${id}, ${subject}, ${subjectId}, ${authorId}, 'open', ${!reporter}, ${now})
    ON CONFLICT (subject_id) WHERE status = 'open' DO NOTHING`
  if (opened === 1) {
    if (reporter) await tx.report.create({ data: { flagId: id, ...reporter } })
    return { id, step: 1 }
  }
  const open = await lockOpenFlag(tx, subjectId)
  if (!open) throw new Error(`The flag of ${subject} ${subjectId} was closed while the text was locked`)
  if (reporter) await addReport(tx, open.id, reporter)
  if (reporter || open.isWaiting) return { id: open.id, step: null }
  await tx.flag.update({ where: { id: open.id }, data: { isWaiting: true } })
  return { id: open.id, step: 2 }
}

/** So many are kept, each person's once. The flag is locked. */
async function addReport(tx: Tx, flagId: string, reporter: Reporter): Promise<void> {
  const count = await tx.report.count({ where: { flagId } })
  if (count < communityLimits.reporters)
    await tx.report.createMany({ data: [{ flagId, ...reporter }], skipDuplicates: true })
}

/** Puts a text into the moderators' queue, and publishes that. */
export async function queueText(
  tx: Tx,
  { outbox }: Pick<Deps, 'outbox'>,
  { excerpt, ...opening }: OpenFlagInput & { excerpt: string },
): Promise<string> {
  const { id, step } = await openFlag(tx, opening)
  const { text, now, reporter } = opening
  const reporterId = reporter?.personId ?? null
  const flagged = { id, ...text, isWaiting: !reporter, reporterId, excerpt, at: now.toISOString() }
  if (step) await outbox.add(tx, [moderationQueued(id, step, flagged)])
  return id
}

/** A flag, locked for a decision. Its text is locked before. */
export const lockFlag = (tx: Tx, id: string): Promise<FlagRow | null> => lockedFlag(tx, Prisma.sql`id = ${id}`)

/** The open flag of a text, locked for a decision. */
export const lockOpenFlag = (tx: Tx, subjectId: string): Promise<FlagRow | null> =>
  lockedFlag(tx, Prisma.sql`subject_id = ${subjectId} AND status = 'open'`)

async function lockedFlag(tx: Tx, condition: Prisma.Sql): Promise<FlagRow | null> {
  const [row] = await tx.$queryRaw<FlagRow[]>`
    SELECT id, subject, subject_id AS "subjectId", author_id AS "authorId", status, is_waiting AS "isWaiting",
      is_warned AS "isWarned", created_at AS "createdAt", decided_at AS "decidedAt"
    FROM flags WHERE ${condition} FOR UPDATE`
  return row ?? null
}

/** Who reported it, the first first. */
export async function findReporters(db: Tx, flagId: string): Promise<Reporter[]> {
  const rows = await db.report.findMany({ where: { flagId }, orderBy: [{ at: 'asc' }, { personId: 'asc' }] })
  return rows.map(({ flagId: _flagId, reason, ...report }) => ({ ...report, reason: reason as FlagReason }))
}

export async function closeFlag(tx: Tx, id: string, status: Exclude<FlagStatus, 'open'>, at: Date): Promise<void> {
  await tx.flag.update({ where: { id }, data: { status, decidedAt: at } })
}
