import type { PublicSupportThread } from '@storyright/contracts/events'
import {
  paging,
  type SupportPriority,
  type SupportStatus,
  type SupportTopic,
  supportLimits,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import { cursorTime, type Page, pageOf, readCursor } from '@storyright/service-kit'
import { z } from 'zod'
import type { Database, Tx } from '../database.ts'
import { communityRefusals } from '../errors.ts'
import { Prisma, type SupportThread } from '../generated/client.ts'
import { excerptOfText } from '../moderation/excerpt.ts'
import { queues } from './thread.ts'

/** What somebody asks the people of Storyright. */
export interface ThreadRow extends Omit<SupportThread, 'topic' | 'status' | 'priority' | 'awaits' | 'last'> {
  topic: SupportTopic
  status: SupportStatus
  priority: SupportPriority
  awaits: 'support' | 'member' | null
  last: PublicSupportThread['last']
}

const columns = Prisma.sql`id, version, member_id AS "memberId", topic, status, priority, awaits,
  waiting_since AS "waitingSince", queue, offer_id AS "offerId", listing_id AS "listingId", about,
  created_at AS "createdAt", updated_at AS "updatedAt", message_count AS "messageCount", last, by`

/**
 * Whatever changes a member's threads, or the tier that their priority follows, waits here for what is doing so already: two at once
 * neither pass a limit together nor miss each other. Taken before any thread is locked; of somebody very new there is no row to lock.
 */
export const lockMember = (tx: Tx, memberId: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`support of ${memberId}`}, 0))`

/** A thread of one's own; administrators find every one. */
export async function findThread(db: Tx, { id: viewerId, role }: Viewer, id: string): Promise<ThreadRow> {
  const row = await db.supportThread.findUnique({ where: { id } })
  if (!row || (row.memberId !== viewerId && role !== 'admin')) throw communityRefusals.threadNotFound()
  return row as unknown as ThreadRow
}

/** A thread that nobody else changes until the transaction ends. */
export async function lockThread(tx: Tx, id: string): Promise<ThreadRow> {
  const [row] = await tx.$queryRaw<ThreadRow[]>`SELECT ${columns} FROM support_threads WHERE id = ${id} FOR UPDATE`
  if (!row) throw communityRefusals.threadNotFound()
  return row
}

/** Somebody's threads, all or those that are open, which nobody else changes until the transaction ends. */
export const lockThreadsOf = (tx: Tx, memberId: string, { onlyOpen = false } = {}): Promise<ThreadRow[]> =>
  tx.$queryRaw`SELECT ${columns} FROM support_threads
    WHERE member_id = ${memberId} ${onlyOpen ? Prisma.sql`AND status = 'open'` : Prisma.empty} ORDER BY id FOR UPDATE`

export async function addThread(tx: Tx, row: ThreadRow): Promise<void> {
  await tx.supportThread.create({ data: row })
}

/** Writes a change of a locked thread as a new version. */
export async function saveThread(tx: Tx, row: ThreadRow, change: Partial<ThreadRow>): Promise<ThreadRow> {
  const set = { ...change, version: row.version + 1 }
  await tx.supportThread.update({ where: { id: row.id }, data: set })
  return { ...row, ...set }
}

interface AddMessageInput {
  id: string
  threadId: string
  number: number
  authorId: string
  isFromSupport: boolean
  message: string
  at: Date
}

/** A new message as it is kept, and as its thread has it. */
export const newMessage = ({ at, ...message }: AddMessageInput) => ({
  row: { ...message, createdAt: at },
  last: lastOf({ ...message, at }),
})

const lastOf = ({ id, authorId, isFromSupport, message, at }: AddMessageInput): ThreadRow['last'] => ({
  ...{ id, authorId, isFromSupport, excerpt: excerptOfText(message).toWellFormed(), at: at.toISOString() },
})

interface ListThreadsInput {
  cursor?: string | undefined
  limit?: number | undefined
}

const placeInQueue = z.tuple([z.literal(queues), cursorTime, z.uuid()])

/** The open threads: premium members first, then the longest waiting; last those that await their member. */
export async function listOpen(
  db: Database,
  { cursor, limit = supportLimits.page }: ListThreadsInput,
): Promise<Page<ThreadRow>> {
  const after = readCursor(placeInQueue, cursor)
  const [rows, total] = await Promise.all([
    db.$queryRaw<ThreadRow[]>`SELECT ${columns} FROM support_threads WHERE status = 'open'
      ${after ? Prisma.sql`AND (queue, waiting_since, id) > (${after[0]}, ${after[1]}::timestamptz, ${after[2]})` : Prisma.empty}
      ORDER BY queue, waiting_since, id LIMIT ${limit + 1}`,
    db.supportThread.count({ where: { status: 'open' } }),
  ])
  return pageOf(rows, { limit, total, placeOf: ({ queue, waitingSince, id }) => [queue, waitingSince, id] })
}

/** Those that are closed, the latest activity first. */
export const listClosed = (db: Database, input: ListThreadsInput): Promise<Page<ThreadRow>> =>
  latestFirst(db, { ...input, condition: Prisma.sql`status = 'closed'` })

/** One member's, the latest activity first. */
export const listOfMember = (db: Database, memberId: string, input: ListThreadsInput): Promise<Page<ThreadRow>> =>
  latestFirst(db, { ...input, condition: Prisma.sql`member_id = ${memberId}` })

const placeByActivity = z.tuple([cursorTime, z.uuid()])

async function latestFirst(
  db: Database,
  { condition, cursor, limit = supportLimits.page }: ListThreadsInput & { condition: Prisma.Sql },
): Promise<Page<ThreadRow>> {
  const after = readCursor(placeByActivity, cursor)
  const [rows, [{ total }]] = await Promise.all([
    db.$queryRaw<ThreadRow[]>`SELECT ${columns} FROM support_threads WHERE ${condition}
      ${after ? Prisma.sql`AND (updated_at, id) < (${after[0]}::timestamptz, ${after[1]})` : Prisma.empty}
      ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1}`,
    db.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total FROM support_threads WHERE ${condition}`,
  ])
  return pageOf(rows, { limit, total, placeOf: ({ updatedAt, id }) => [updatedAt, id] })
}

const most = paging.listMaximum
const words = { threadId: true, isFromSupport: true, message: true, createdAt: true } as const

/** What is held of somebody: their threads with the answers and audit; of an administrator also what they answered. */
export async function ownThreads(db: Database, personId: string) {
  const threads = await db.supportThread.findMany({
    where: { memberId: personId },
    orderBy: { updatedAt: 'desc' },
    take: most,
    omit: { version: true, memberId: true, queue: true, last: true, by: true },
  })
  const [messages, answers, decisions] = await Promise.all([
    db.supportMessage.findMany({
      where: { threadId: { in: threads.map(({ id }) => id) } },
      orderBy: [{ threadId: 'asc' }, { number: 'asc' }],
      select: words,
    }),
    db.supportMessage.findMany({
      where: { authorId: personId, isFromSupport: true },
      orderBy: { createdAt: 'desc' },
      take: most,
      select: words,
    }),
    db.supportAudit.findMany({
      where: { memberId: personId },
      orderBy: { at: 'desc' },
      take: most,
      omit: { id: true, actorId: true, memberId: true },
    }),
  ])
  const messagesOf = Map.groupBy(messages, ({ threadId }) => threadId)
  const asked = threads.map((thread) => {
    const its = messagesOf.get(thread.id) ?? []
    return { ...thread, messages: its.map(({ threadId: _thread, ...message }) => message) }
  })
  return { asked, answers, decisions }
}
