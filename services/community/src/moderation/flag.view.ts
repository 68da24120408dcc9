import type { Flagged } from '@storyright/contracts/http'
import {
  addressOfText,
  communityLimits,
  type FlagReason,
  type FlagStatus,
  type ForumCategory,
  type WrittenKind,
} from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { findWriters } from '../people/writer.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock'>

interface ListFlagsInput {
  status?: FlagStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** Flagged and waiting texts, oldest first: the open ones, or on request the decided ones. */
export async function listFlags(
  deps: ViewDeps,
  { status = 'open', cursor, limit = communityLimits.page }: ListFlagsInput,
): Promise<Page<Flagged>> {
  const { db } = deps
  const after = readCursor(place, cursor)
  const following = after
    ? Prisma.sql`AND (flag.created_at, flag.id) > (${after[0]}::timestamptz, ${after[1]})`
    : Prisma.empty
  const [rows, total] = await Promise.all([
    findFlagged(
      db,
      Prisma.sql`WHERE flag.status = ${status} ${following} ORDER BY flag.created_at, flag.id LIMIT ${limit + 1}`,
    ),
    db.flag.count({ where: { status } }),
  ])
  const page = pageOf(rows, { limit, total, placeOf: ({ createdAt, id }) => [createdAt, id] })
  return { ...page, rows: await viewFlagged(deps, page.rows) }
}

/** A flagged text. */
export async function viewFlag(deps: ViewDeps, id: string): Promise<Flagged> {
  const [view] = await viewFlagged(deps, await findFlagged(deps.db, Prisma.sql`WHERE flag.id = ${id}`))
  return view!
}

/** A flag with its text and what moderators know of the author. */
interface FlaggedRow {
  id: string
  subject: WrittenKind
  subjectId: string
  authorId: string
  status: FlagStatus
  isWaiting: boolean
  createdAt: Date
  decidedAt: Date | null
  reports: { personId: string; reason: FlagReason; note: string | null; at: string }[]
  /** Of a deleted one nothing; its last text is the last of the earlier ones. */
  content: string
  isDeleted: boolean
  editedAt: Date | null
  history: { text: string; at: string }[]
  listingId: string | null
  /** The discussion that it is or stands in; `null` for a comment. */
  postId: string | null
  title: string | null
  category: ForumCategory
  isLocked: boolean
  isSticky: boolean
  isPostDeleted: boolean
  since: string | null
  /** How much the author has written, deleted or not. */
  written: number
  removed: number | null
  warned: number | null
  mutedUntil: Date | null
}

const findFlagged = (db: Tx, which: Prisma.Sql): Promise<FlaggedRow[]> => db.$queryRaw<FlaggedRow[]>`
  SELECT flag.id, flag.subject, flag.subject_id AS "subjectId", flag.author_id AS "authorId", flag.status,
    flag.is_waiting AS "isWaiting", flag.created_at AS "createdAt", flag.decided_at AS "decidedAt",
    (SELECT coalesce(json_agg(
        json_build_object('personId', person_id, 'reason', reason, 'note', note, 'at', at) ORDER BY at, person_id), '[]')
      FROM reports WHERE flag_id = flag.id) AS reports,
    text.*,
    (SELECT coalesce(json_agg(json_build_object('text', text, 'at', at) ORDER BY id), '[]')
      FROM earlier_texts WHERE text_id = flag.subject_id) AS history,
    post.title, post.category, post.is_locked AS "isLocked", post.is_sticky AS "isSticky",
    post.is_deleted AS "isPostDeleted",
    (SELECT person->>'createdAt' FROM people WHERE id = flag.author_id) AS since,
    ((SELECT count(*) FROM comments WHERE author_id = flag.author_id)
      + (SELECT count(*) FROM posts WHERE author_id = flag.author_id)
      + (SELECT count(*) FROM replies WHERE author_id = flag.author_id))::int AS written,
    standing.removed, standing.warned, standing.muted_until AS "mutedUntil"
  FROM flags flag
  CROSS JOIN LATERAL (
    SELECT content, is_deleted AS "isDeleted", edited_at AS "editedAt", listing_id AS "listingId", NULL AS "postId"
      FROM comments WHERE flag.subject = 'comment' AND id = flag.subject_id
    UNION ALL
    SELECT content, is_deleted, edited_at, NULL, id FROM posts WHERE flag.subject = 'post' AND id = flag.subject_id
    UNION ALL
    SELECT content, is_deleted, edited_at, NULL, post_id FROM replies WHERE flag.subject = 'reply' AND id = flag.subject_id
  ) text
  LEFT JOIN posts post ON post.id = text."postId"
  LEFT JOIN standings standing ON standing.person_id = flag.author_id
  ${which}`

/** Flagged texts, with all that a moderator needs to decide. */
async function viewFlagged({ db, clock }: ViewDeps, rows: readonly FlaggedRow[]): Promise<Flagged[]> {
  const now = clock()
  const writer = await findWriters(
    db,
    rows.flatMap(({ authorId, reports }) => [authorId, ...reports.map(({ personId }) => personId)]),
  )
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    subjectId: row.subjectId,
    status: row.status,
    isWaiting: row.isWaiting,
    flags: row.reports.map(({ personId, reason, note, at }) => ({
      reporter: writer(personId),
      reason,
      note,
      at: isoOf(at),
    })),
    text: row.isDeleted ? (row.history.at(-1)?.text ?? '') : row.content,
    title: row.title,
    discussion:
      row.postId && !row.isPostDeleted
        ? { category: row.category, isLocked: row.isLocked, isSticky: row.isSticky }
        : null,
    link: linkOf(row),
    history: row.history.map(({ text, at }) => ({ text, at: isoOf(at) })),
    editedAt: row.editedAt?.toISOString() ?? null,
    author: {
      ...writer(row.authorId),
      since: row.since ?? now.toISOString(),
      written: row.written,
      removed: row.removed ?? 0,
      warned: row.warned ?? 0,
      mutedUntil: row.mutedUntil && row.mutedUntil > now ? row.mutedUntil.toISOString() : null,
    },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }))
}

/** PostgreSQL writes times in JSON in its own way. */
const isoOf = (at: string) => new Date(at).toISOString()

function linkOf({ subject, subjectId, listingId, postId }: FlaggedRow): string {
  if (subject === 'comment') return addressOfText.comment(listingId!, subjectId)
  return subject === 'post' ? addressOfText.post(subjectId) : addressOfText.reply(postId!, subjectId)
}
