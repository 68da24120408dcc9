import { notified } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { pushUnread } from './stream-news.ts'

/** Marks some or all as read, and signals that to the person's other windows; again changes nothing. Ids of others name nothing. */
export async function readNotifications(
  { db, transaction, outbox, clock }: Pick<Deps, 'db' | 'transaction' | 'outbox' | 'clock'>,
  { id: personId }: Viewer,
  { ids }: { ids?: string[] | undefined },
): Promise<{ unread: number }> {
  await transaction(async (tx) => {
    const its = Prisma.sql`person_id = ${personId} ${ids ? Prisma.sql`AND id = ANY(${ids})` : Prisma.empty}`
    const read = await markRead(tx, its, clock())
    if (read.length > 0) await outbox.add(tx, [notified({ userIds: [personId] })])
  })
  return { unread: await db.notification.count({ where: { personId, isUnread: true, isHidden: false } }) }
}

interface SettleInput {
  personIds: readonly string[]
  /** Which of theirs. */
  where: Prisma.NotificationWhereInput
  /** When they acted: later notifications stay. */
  at: Date
}

/** Marks as read what people acted on elsewhere: an offer that was answered, a question that was replied to, a thread that was read. */
export async function settleNotifications(
  tx: Tx,
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  { personIds, where, at }: SettleInput,
): Promise<void> {
  if (personIds.length === 0) return
  const own = { personId: { in: [...personIds] }, isUnread: true, at: { lte: at } }
  const open = await tx.notification.findMany({ where: { AND: [own, where] }, select: { id: true } })
  if (open.length === 0) return
  const ids = open.map(({ id }) => id)
  // What has come to one of them meanwhile is later than what they acted on.
  const read = await markRead(tx, Prisma.sql`id = ANY(${ids}) AND at <= ${at}`, clock())
  await outbox.add(tx, pushUnread(read))
}

/** Marks unread notifications as read; returns whose they are. */
async function markRead(tx: Tx, its: Prisma.Sql, readAt: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ personId: string }[]>`
    UPDATE notifications SET is_unread = false, read_at = ${readAt} WHERE id IN (${locked(Prisma.sql`${its} AND is_unread`)})
    RETURNING person_id AS "personId"`
  return rows.map(({ personId }) => personId)
}

/** Notifications are locked in the order in which they are written, so that of two transactions neither waits for the other. */
const locked = (its: Prisma.Sql) =>
  Prisma.sql`SELECT id FROM notifications WHERE ${its} ORDER BY person_id, id FOR UPDATE`

type WithdrawTextDeps = Pick<Deps, 'outbox'>

/** After a text is deleted: removes its unread notifications, and its quotes from the others. */
export async function withdrawText(tx: Tx, deps: WithdrawTextDeps, textId: string): Promise<void> {
  await withdrawUnread(tx, deps, Prisma.sql`text_id = ${textId} AND count = 1`)
  await removeQuotes(tx, textId)
}

/** Nothing quotes this text any more. */
export async function removeQuotes(tx: Tx, textId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE notifications SET detail = NULL WHERE id IN (${locked(Prisma.sql`text_id = ${textId}`)})`
}

const gone = 'This was in a discussion that is no longer there'

/**
 * A discussion is gone with all its texts: what is gathered of any of them names it, so all of that goes while it is unread; what was
 * read names and quotes nothing any more. What waits for moderators names no discussion.
 */
export async function withdrawTexts(tx: Tx, deps: WithdrawTextDeps, textIds: readonly string[]): Promise<void> {
  const its = Prisma.sql`text_id = ANY(${textIds}) AND kind IN ('mentions', 'replies', 'likes')`
  await withdrawUnread(tx, deps, its)
  const read = await tx.$queryRaw<{ id: string }[]>`
    UPDATE notifications SET title = ${gone}, title_of_many = ${gone}, detail = NULL WHERE id IN (${locked(its)}) RETURNING id`
  await deleteMails(tx, read)
}

async function withdrawUnread(tx: Tx, { outbox }: WithdrawTextDeps, its: Prisma.Sql): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; personId: string }[]>`
    DELETE FROM notifications WHERE id IN (${locked(Prisma.sql`${its} AND is_unread`)})
    RETURNING id, person_id AS "personId"`
  await deleteMails(tx, rows)
  await outbox.add(tx, pushUnread(rows.map(({ personId }) => personId)))
}

async function deleteMails(tx: Tx, notifications: { id: string }[]): Promise<void> {
  const ids = notifications.map(({ id }) => id)
  if (ids.length > 0) await tx.$executeRaw`DELETE FROM due_mails WHERE id = ANY(${ids})`
}
