import { notificationCalls as calls, unreadCountHeader } from '@storyright/contracts/http'
import { describePage, sendReady, serialised, serve, withVersion } from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { changePreferences } from './change-preferences.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'
import { readPreferences } from './read-preferences.ts'
import { unreadOf } from './unread-of.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.notifications, async ({ viewer, query, reply }) => {
    const [page, unread] = await Promise.all([
      listNotifications(deps, { viewer, ...query }),
      unreadOf(deps.db, viewer.id),
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
