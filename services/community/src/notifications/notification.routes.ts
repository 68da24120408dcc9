import { notificationCalls as calls, type Notification, unreadCountHeader } from '@storyright/contracts/http'
import { type NotificationKind, notificationLimits, type Viewer } from '@storyright/contracts/vocabulary'
import {
  cursorTime,
  describePage,
  type Page,
  pageOf,
  readCursor,
  sendReady,
  serialised,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { Prisma } from '../generated/client.ts'
import { type NotificationRow, viewNotifications } from './notification.views.ts'
import { changePreferences, readPreferences } from './preference.store.ts'
import { readNotifications } from './settle-notifications.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.notifications, async ({ viewer, query, reply }) => {
    const [page, unread] = await Promise.all([
      listNotifications(deps.db, { viewer, ...query }),
      deps.db.notification.count({ where: { personId: viewer.id, isUnread: true, isHidden: false } }),
    ])
    describePage(reply, page, calls.notifications.path, query)
    reply.header(unreadCountHeader, unread)
    return page.rows
  })
  serve(app, calls.readNotifications, async ({ viewer, body }) => readNotifications(deps, viewer, body))
  serve(app, calls.notificationPreferences, async ({ viewer, request, reply }) => {
    const { version, preferences } = await readPreferences(deps.db, viewer)
    return sendReady(request, reply, serialised(reply, preferences, version))
  })
  serve(app, calls.changeNotificationPreferences, async ({ viewer, body: { kinds: choices }, expected, reply }) => {
    await deps.permission.admit(viewer)
    const { version, preferences } = await changePreferences(deps, { viewer, choices, expected })
    return withVersion(reply, version, preferences)
  })
}

interface ListNotificationsInput {
  viewer: Viewer
  unread?: 'true' | undefined
  kind?: NotificationKind | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const place = z.tuple([cursorTime, z.uuid()])

/** Somebody's notifications, the newest first. */
async function listNotifications(
  db: Tx,
  { viewer: { id: personId }, unread, kind, cursor, limit = notificationLimits.page }: ListNotificationsInput,
): Promise<Page<Notification>> {
  const after = readCursor(place, cursor)
  const [rows, total] = await Promise.all([
    db.$queryRaw<NotificationRow[]>`
      SELECT id, person_id AS "personId", kind, "group", count, title, title_of_many AS "titleOfMany", detail, link, by_id AS "byId",
        text_id AS "textId", at, is_unread AS "isUnread", read_at AS "readAt", is_hidden AS "isHidden", hidden_at AS "hiddenAt"
      FROM notifications
      WHERE person_id = ${personId} AND NOT is_hidden
        ${unread ? Prisma.sql`AND is_unread` : Prisma.empty} ${kind ? Prisma.sql`AND kind = ${kind}` : Prisma.empty}
        ${after ? Prisma.sql`AND (at, id) < (${after[0]}::timestamptz, ${after[1]})` : Prisma.empty}
      ORDER BY at DESC, id DESC LIMIT ${limit + 1}`,
    db.notification.count({
      where: { personId, isHidden: false, ...(unread && { isUnread: true }), ...(kind && { kind }) },
    }),
  ])
  const page = pageOf(rows, { limit, total, placeOf: ({ at, id }) => [at, id] })
  return { ...page, rows: await viewNotifications(db, page.rows) }
}
