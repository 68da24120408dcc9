import { type MembershipPaymentStatus, membershipAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { callPages } from '../../../shared/list-page.ts'
import { lists } from '../../../shared/tags.ts'

const limit = 20

const membershipPaymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipPayments: build.infiniteQuery({
      ...callPages(membershipAddresses.membershipPayments, (status: MembershipPaymentStatus | '', cursor) => ({
        query: { ...(status && { status }), limit, cursor },
      })),
      // Payments change without any action here, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.membershipPayments],
    }),
  }),
})

export const { useMembershipPaymentsInfiniteQuery } = membershipPaymentsApi
