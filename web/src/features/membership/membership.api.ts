import { membershipAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

const FRESH_SECONDS = 300

const membershipApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipStatus: build.query({
      ...callTo(membershipAddresses.membershipStatus),
      keepUnusedDataFor: FRESH_SECONDS,
      providesTags: [lists.membership],
    }),
    openedListings: build.query({
      ...callTo(membershipAddresses.openedListings),
      providesTags: [lists.membership],
    }),
  }),
})

export const { useMembershipStatusQuery, useOpenedListingsQuery } = membershipApi
