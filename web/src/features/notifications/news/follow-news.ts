import type { Notification } from '@storyright/contracts/http'
import { baseApi } from '../../../shared/base-api.ts'
import type { AppThunk } from '../../../shared/store.ts'
import { lists } from '../../../shared/tags.ts'
import { notificationsApi } from '../notifications.api.ts'
import { followedBy } from './followed-by.ts'
import type { News } from './news.ts'

/** Lets open pages follow what has happened since `before`; resolves to what somebody is told of now. */
export const followNews =
  (userId: string, { before, now }: { before: News; now: News }): AppThunk<Promise<Notification[]>> =>
  async (dispatch) => {
    dispatch(baseApi.util.invalidateTags([lists.notifications]))
    const isNewer = now.latestId !== before.latestId || now.unread >= before.unread
    if (!isNewer) return []
    const { newestNotifications } = notificationsApi.endpoints
    const { data = [] } = await dispatch(newestNotifications.initiate(userId, { forceRefetch: true, subscribe: false }))
    const fresh = freshOf(data, before)
    const changed = new Set(fresh.flatMap(({ kind }) => followedBy[kind] ?? []))
    if (changed.size > 0) dispatch(baseApi.util.invalidateTags([...changed]))
    return fresh
  }

/** What stands before what was the newest; a group that has grown may be that itself. */
export function freshOf(newest: readonly Notification[], before: News): Notification[] {
  const known = newest.findIndex(({ id }) => id === before.latestId)
  const fresh = known === -1 ? newest : newest.slice(0, Math.max(known, 1))
  return fresh.filter(({ readAt }) => readAt === null)
}
