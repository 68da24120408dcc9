import type { Notification } from '@storyright/contracts/http'
import type { NotificationKind } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import type { AppThunk } from '../../../shared/store.ts'
import { lists, type Tag } from '../../../shared/tags.ts'
import { notificationsApi } from '../notifications.api.ts'
import type { News } from './news.ts'

interface Since {
  before: News
  now: News
}
/** Without anything before it: the first that a page hears. */
type Heard = Omit<Since, 'before'> & { before: News | undefined }

/** Lets open pages follow what has happened since `before`; resolves to what somebody is told of now. */
export function followNews(userId: string, { before, now }: Heard): AppThunk<Promise<Notification[]>> {
  return async (dispatch) => {
    // Also with the first news: an import may have gone on in another tab since it was read here, and nobody asks again about one that
    // waits for its agent.
    if (now.imports !== before?.imports) dispatch(baseApi.util.invalidateTags(['Imports']))
    if (!before) return [] // what there was when the page was opened is shown by it
    const since = { before, now }
    if (now.offers !== before.offers) dispatch(baseApi.util.invalidateTags(['Offers']))
    if (!isOfNotices(since)) return []
    dispatch(baseApi.util.invalidateTags([lists.notifications]))
    if (!isNewer(since)) return []
    const { newestNotifications } = notificationsApi.endpoints
    const { data = [] } = await dispatch(newestNotifications.initiate(userId, { forceRefetch: true, subscribe: false }))
    const fresh = newSince(data, before)
    const changed = new Set(fresh.flatMap(({ kind }) => followedBy[kind] ?? []))
    if (changed.size > 0) dispatch(baseApi.util.invalidateTags([...changed]))
    return fresh.filter(({ readAt }) => readAt === null)
  }
}

const isOfNotices = (since: Since) => since.now.unread !== since.before.unread || isNewer(since)

/** Something came, or a group has grown: not only that something was read. */
const isNewer = ({ before, now }: Since) =>
  now.latestId !== before.latestId || now.latestAt !== before.latestAt || now.unread > before.unread

/** What stands before what was the newest, read meanwhile or not; a group that has grown may be that itself. */
export function newSince(newest: readonly Notification[], before: Pick<News, 'latestId'>): Notification[] {
  const known = newest.findIndex(({ id }) => id === before.latestId)
  return known === -1 ? [...newest] : newest.slice(0, Math.max(known, 1))
}

/**
 * What has changed when somebody is told of such a thing, so that open pages follow it. Of offers nothing, since the stream itself
 * says when one has changed, told or not; of texts nothing either: what is being read or
 * judged stays as it is under the reader's eyes.
 */
const followedBy: Partial<Record<NotificationKind, readonly (Tag | Tag['type'])[]>> = {
  membership: ['Membership', 'User'],
  account: ['User'],
  favourites: [lists.favourites],
  applications: [lists.applications],
  competitions: ['Competitions'],
  support: ['Support'],
}
