import {
  type MembershipPaymentAlert,
  type MembershipPaymentStatus,
  membershipAddresses,
  membershipPaymentAlerts,
  type membershipPaymentSorts,
  type Sort,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { pathOf } from '../../../shared/call-to.ts'
import { callPages } from '../../../shared/list-page.ts'
import { lists } from '../../../shared/tags.ts'

const limit = 20

const isAlert = (status: string): status is MembershipPaymentAlert =>
  (membershipPaymentAlerts as readonly string[]).includes(status)

export interface PaymentsAsked {
  status: MembershipPaymentStatus | MembershipPaymentAlert | ''
  sort: Sort<(typeof membershipPaymentSorts)[number]> | null
}
const queryOf = ({ status, sort }: PaymentsAsked) => ({
  ...(isAlert(status) ? { alert: status } : status && { status }),
  sort,
})

/** Where all that is asked for is as a file. */
export const paymentsCsv = (asked: PaymentsAsked) =>
  pathOf({ address: membershipAddresses.membershipPaymentsCsv, query: queryOf(asked) })

const membershipPaymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipPayments: build.infiniteQuery({
      ...callPages(membershipAddresses.membershipPayments, (asked: PaymentsAsked, cursor) => ({
        query: { ...queryOf(asked), limit, cursor },
      })),
      // Payments change without any action here, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.membershipPayments],
    }),
  }),
})

export const { useMembershipPaymentsInfiniteQuery } = membershipPaymentsApi
