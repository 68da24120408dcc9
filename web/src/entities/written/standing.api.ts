import { communityAddresses as community } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const FRESH_SECONDS = 60

const standingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ ownStanding: build.query({ ...callTo(community.ownStanding), providesTags: ['User'] }) }),
})

const { useOwnStandingQuery } = standingApi

/** Whether a moderator has muted the reader; asked anew now and then, since that may happen at any time. */
export const useStanding = () => useOwnStandingQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS }).data
