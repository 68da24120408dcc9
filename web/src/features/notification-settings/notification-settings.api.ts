import type { NotificationPreferences } from '@storyright/contracts/http'
import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { asOpened, ifMatch } from '../../shared/versions/versioned.ts'

type Choices = BodyOf<typeof community.changeNotificationPreferences>

export const notificationSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query({
      ...callTo(community.notificationPreferences),
      transformResponse: asOpened<NotificationPreferences>,
    }),
    changeNotificationPreferences: build.mutation({
      ...callTo(community.changeNotificationPreferences, ({ etag, ...body }: Choices & { etag: string | null }) => ({
        body,
        headers: ifMatch(etag),
      })),
      transformResponse: asOpened<NotificationPreferences>,
    }),
    unsubscribing: build.query(callTo(community.unsubscribing, (token: string) => ({ params: { token } }))),
    unsubscribe: build.mutation(callTo(community.unsubscribe, (token: string) => ({ params: { token } }))),
  }),
})

export const {
  useNotificationPreferencesQuery,
  useChangeNotificationPreferencesMutation,
  useUnsubscribingQuery,
  useUnsubscribeMutation,
} = notificationSettingsApi
