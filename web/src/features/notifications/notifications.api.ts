import {
  communityAddresses as community,
  type NotificationKind,
  notificationLimits,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'

interface NotificationChoices {
  unread: boolean
  kind?: NotificationKind | undefined
}

/** As many as the bell shows. */
const NEWEST = 6

export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newestNotifications: build.query({
      ...callTo(community.notifications, (_userId: string) => ({ query: { limit: NEWEST } })),
      providesTags: (read) => [...each('Notifications', read), lists.notifications],
    }),
    notifications: build.infiniteQuery({
      ...callPages(community.notifications, ({ unread, kind }: NotificationChoices, cursor) => ({
        query: { ...(unread && { unread: 'true' as const }), kind, limit: notificationLimits.page, cursor },
      })),
      providesTags: (read) => [...each('Notifications', rowsOf(read)), lists.notifications],
    }),
    readNotifications: build.mutation({
      // Opening one leads elsewhere: it goes out although the page is being left.
      ...callTo(community.readNotifications, (body: { ids: string[] } | { all: true }) => ({ body, keepalive: true })),
      invalidatesTags: [lists.notifications],
    }),
  }),
})

export const { useNewestNotificationsQuery, useNotificationsInfiniteQuery, useReadNotificationsMutation } =
  notificationsApi
