import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

export const notificationSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notificationPreferences: build.query(callTo(community.notificationPreferences)),
    changeNotificationPreferences: build.mutation(callTo(community.changeNotificationPreferences)),
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
