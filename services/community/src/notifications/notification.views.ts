import type { Notification } from '@storyright/contracts/http'
import { type NotificationKind, paging } from '@storyright/contracts/vocabulary'
import type { Tx } from '../database.ts'
import type { Notification as StoredNotification } from '../generated/client.ts'
import { findWriters } from '../people/writer.ts'

/** A notification; several of one group before it is read are one. */
export type NotificationRow = Omit<StoredNotification, 'kind'> & { kind: NotificationKind }

interface NotificationText {
  title: string
  detail: string | null
}

const quotes: ReadonlySet<NotificationKind> = new Set(['mentions', 'replies', 'moderation', 'support', 'messages'])

/** Whose words the detail is, where it is a member’s. */
export const quotedId = ({ kind, byId, detail }: NotificationRow): string | null =>
  detail !== null && quotes.has(kind) ? byId : null

/** The text of notifications, with the names that people have now. */
export async function wordingOf(
  db: Tx,
  rows: readonly NotificationRow[],
): Promise<(row: NotificationRow, count: number) => NotificationText> {
  const ids = rows.flatMap(({ byId }) => byId ?? [])
  const writer = ids.length > 0 ? await findWriters(db, ids) : undefined
  return ({ kind, title, titleOfMany, detail, byId }, count) => {
    const { firstName, lastName } = (byId && writer?.(byId)) || { firstName: '', lastName: '' }
    // What people typed comes after: only the first of each is ours.
    const withName = (words: string) =>
      byId ? words.replace('{name}', () => `${firstName} ${lastName}`.trim()) : words
    const many = titleOfMany.replace('{count}', String(count))
    return {
      title: withName(count > 1 ? many : title),
      detail: detail && !quotes.has(kind) ? withName(detail) : detail,
    }
  }
}

export async function viewNotifications(db: Tx, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const wording = await wordingOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...wording(row, row.count),
    link: row.link,
    count: row.count,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.at.toISOString(),
  }))
}

/** For the export of somebody's data: notifications, preferences, due mails, and the mails whose links can still switch others off. */
export async function ownNotifications(db: Tx, personId: string) {
  const own = { where: { personId }, take: paging.listMaximum }
  const [rows, preferences, dueMails, mailLinks] = await Promise.all([
    db.notification.findMany({ ...own, orderBy: { at: 'desc' } }) as Promise<NotificationRow[]>,
    db.notificationPreference.findUnique({ where: { personId } }),
    db.dueMail.findMany({ ...own, omit: { id: true, personId: true } }),
    db.unsubscribeToken.findMany({ ...own, orderBy: { at: 'desc' }, omit: { id: true, personId: true } }),
  ])
  return {
    told: await viewNotifications(db, rows),
    preferences: preferences?.kinds ?? {},
    dueMails: dueMails.map(({ group, ...due }) => ({ ...due, ...(group !== null && { group }) })),
    mailLinks,
  }
}
