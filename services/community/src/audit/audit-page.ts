import type { CompetitionAuditAction } from '@storyright/contracts/http'
import {
  communityLimits,
  type ModerationAction,
  type SupportStatus,
  type WrittenKind,
} from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Tx } from '../database.ts'
import { type CompetitionAudit, type ModerationAudit, Prisma, type SupportAudit } from '../generated/client.ts'

type State = Record<string, unknown>

/** A moderator's action. */
export interface ModerationAuditRow extends Omit<ModerationAudit, 'before' | 'after'> {
  action: ModerationAction
  subject: WrittenKind
  before: State
  after: State
}

/** An administrator closed somebody's thread, or opened it again. */
export interface SupportAuditRow extends SupportAudit {
  before: SupportStatus
  after: SupportStatus
}

/** An administrator's action on a competition or an entry. */
export interface CompetitionAuditRow extends Omit<CompetitionAudit, 'before' | 'after'> {
  action: CompetitionAuditAction
  before: State
  after: State
}

/** The audit trails: written once, never changed. */
interface Trails {
  moderation_audit: ModerationAuditRow
  support_audit: SupportAuditRow
  competition_audit: CompetitionAuditRow
}

const columns = {
  moderation_audit: Prisma.sql`
    id, at, actor_id AS "actorId", action, subject, subject_id AS "subjectId", author_id AS "authorId", reason, before, after`,
  support_audit: Prisma.sql`
    id, at, actor_id AS "actorId", thread_id AS "threadId", member_id AS "memberId", before, after`,
  competition_audit: Prisma.sql`
    id, at, actor_id AS "actorId", action, competition_id AS "competitionId", entry_id AS "entryId",
    entrant_id AS "entrantId", before, after`,
}

export interface AuditPageInput {
  cursor?: string | undefined
  limit?: number | undefined
  sort?: 'when' | '-when' | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** One page of a trail, the newest first unless it is sorted otherwise. */
export async function auditPage<Table extends keyof Trails>(
  db: Tx,
  table: Table,
  { cursor, limit = communityLimits.page, sort = '-when' }: AuditPageInput,
): Promise<Page<Trails[Table]>> {
  const after = readCursor(place, cursor)
  const [trail, isDescending] = [Prisma.raw(table), sort === '-when']
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const isBeyond = isDescending ? Prisma.sql`<` : Prisma.sql`>`
  const following = after
    ? Prisma.sql`WHERE (at, id) ${isBeyond} (${after[0]}::timestamptz, ${after[1]})`
    : Prisma.empty
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<Trails[Table][]>`
      SELECT ${columns[table]} FROM ${trail} ${following} ORDER BY at ${direction}, id ${direction} LIMIT ${limit + 1}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM ${trail}`,
  ])
  return pageOf(rows, { limit, total: counted!.total, placeOf: ({ at, id }) => [at, id] })
}
