import { membershipAddresses as membership } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../../shared/call-to.ts'
import { lists, type Tag } from '../../../shared/tags.ts'

/** `key`: the same for every attempt with one opening of the form, so that it never gives months twice. */
type Grant = { userId: string; key: string } & BodyOf<typeof membership.grantMonths>
type TakeBack = { userId: string } & BodyOf<typeof membership.takeGrantBack>
type RefundOf = { userId: string; paymentId: string; key: string } & BodyOf<typeof membership.refundMembershipPayment>
type End = { userId: string } & BodyOf<typeof membership.endMembership>
const tagOf = (userId: string): Tag => ({ type: 'Membership', id: userId })

/** Also after a failure: the answer may have been lost, and what was done shows before it is done again. */
const touched = (_answer: unknown, _error: unknown, { userId }: { userId: string }) => [
  tagOf(userId),
  lists.membershipPayments,
]

const memberApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipOf: build.query({
      ...callTo(membership.membershipOf, (userId: string) => ({ params: { userId } })),
      // It changes without any action here, so it is asked for whenever somebody is managed.
      keepUnusedDataFor: 0,
      providesTags: (_found, _error, userId) => [tagOf(userId)],
    }),
    grantMonths: build.mutation({
      ...callTo(membership.grantMonths, ({ userId, key, ...body }: Grant) => ({
        params: { userId },
        body,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: touched,
    }),
    takeGrantBack: build.mutation({
      ...callTo(membership.takeGrantBack, ({ userId, ...body }: TakeBack) => ({ params: { userId }, body })),
      invalidatesTags: touched,
    }),
    refundMembershipPayment: build.mutation({
      ...callTo(membership.refundMembershipPayment, ({ userId, paymentId, key, ...body }: RefundOf) => ({
        params: { userId, paymentId },
        body,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: touched,
    }),
    endMembership: build.mutation({
      ...callTo(membership.endMembership, ({ userId, ...body }: End) => ({ params: { userId }, body })),
      invalidatesTags: touched,
    }),
  }),
})

export const {
  useMembershipOfQuery,
  useGrantMonthsMutation,
  useTakeGrantBackMutation,
  useEndMembershipMutation,
  useRefundMembershipPaymentMutation,
} = memberApi
