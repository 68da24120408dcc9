import {
  type MembershipPaymentAlert,
  type MembershipPaymentStatus,
  membershipAddresses,
  membershipPaymentAlerts,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { callPages } from '../../../shared/list-page.ts'
import { lists } from '../../../shared/tags.ts'

const limit = 20

const isAlert = (status: string): status is MembershipPaymentAlert =>
  (membershipPaymentAlerts as readonly string[]).includes(status)

const membershipPaymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipPayments: build.infiniteQuery({
      ...callPages(
        membershipAddresses.membershipPayments,
        (status: MembershipPaymentStatus | MembershipPaymentAlert | '', cursor) => ({
          query: { ...(isAlert(status) ? { alert: status } : status && { status }), limit, cursor },
        }),
      ),
      // Payments change without any action here, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.membershipPayments],
    }),
  }),
})

export const { useMembershipPaymentsInfiniteQuery } = membershipPaymentsApi
