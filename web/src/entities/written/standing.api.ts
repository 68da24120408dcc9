import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { isAhead } from '../../shared/is-ahead.ts'

const FRESH_SECONDS = 60

const standingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ ownStanding: build.query({ ...callTo(community.ownStanding), providesTags: ['User'] }) }),
})

const { useOwnStandingQuery } = standingApi

/**
 * Until when and why a moderator has muted the reader; `null` where nobody has. It may happen at any time, so it is asked anew now
 * and then. While it is not known, the service has the last word.
 */
export function useMuted() {
  const { data } = useOwnStandingQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })
  return data && isAhead(data.mutedUntil) ? { until: data.mutedUntil, reason: data.reason } : null
}
