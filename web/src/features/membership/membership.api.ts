import type { MembershipStatus } from '@storyright/contracts/http'
import { membershipAddresses as membership } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { clearCachedData } from '../../shared/current-user.ts'
import type { AppThunk } from '../../shared/store.ts'
import { lists } from '../../shared/tags.ts'

const FRESH_SECONDS = 300

interface StatusCall {
  dispatch: (thunk: AppThunk<void>) => unknown
  queryFulfilled: Promise<{ data: MembershipStatus }>
}

/** The plan is another than the screen shows, or its change is still under way. */
const whenRefused = (_done: unknown, error: unknown) => (error ? [lists.membership] : [])

const membershipApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    membershipStatus: build.query({
      ...callTo(membership.membershipStatus),
      keepUnusedDataFor: FRESH_SECONDS,
      providesTags: [lists.membership],
    }),
    openedListings: build.query({
      ...callTo(membership.openedListings),
      providesTags: [lists.membership],
    }),
    membershipPaymentSettings: build.query(callTo(membership.membershipPaymentSettings)),
    upgrade: build.mutation(callTo(membership.upgrade)),
    confirmUpgrade: build.mutation({
      ...callTo(membership.confirmUpgrade),
      onQueryStarted: (_asked, call) => keepStatus(call),
    }),
    cancelMembership: build.mutation({
      ...callTo(membership.cancelMembership),
      invalidatesTags: whenRefused,
      onQueryStarted: (_asked, call) => keepStatus(call),
    }),
    resumeMembership: build.mutation({
      ...callTo(membership.resumeMembership),
      invalidatesTags: whenRefused,
      onQueryStarted: (_asked, call) => keepStatus(call),
    }),
    withdraw: build.mutation({ ...callTo(membership.withdraw), invalidatesTags: whenRefused }),
    payRenewal: build.mutation({ ...callTo(membership.payRenewal), invalidatesTags: whenRefused }),
    cardOnFile: build.query({ ...callTo(membership.cardOnFile), providesTags: [lists.cardOnFile] }),
    replaceCard: build.mutation(callTo(membership.replaceCard)),
    keepCard: build.mutation({
      ...callTo(membership.keepCard),
      // A renewal that failed is paid with it at once.
      invalidatesTags: [lists.cardOnFile, lists.invoices, lists.membership],
    }),
    invoices: build.query({ ...callTo(membership.invoices), providesTags: [lists.invoices] }),
  }),
})

/** Caches the status that a change answers with. */
async function keepStatus({ dispatch, queryFulfilled }: StatusCall) {
  const answered = await queryFulfilled.catch(() => null)
  if (!answered) return
  const value = answered.data
  const entry = { endpointName: 'membershipStatus', arg: undefined, value } as const
  dispatch((store) => void store(membershipApi.util.upsertQueryEntries([entry])))
}

/** The plan has changed: whatever depends on it is asked again, so that every gate opens or closes without a new session. */
export function planChanged(): AppThunk<void> {
  return (dispatch) => void dispatch(clearCachedData())
}

export const {
  useMembershipStatusQuery,
  useOpenedListingsQuery,
  useMembershipPaymentSettingsQuery,
  useUpgradeMutation,
  useConfirmUpgradeMutation,
  useCancelMembershipMutation,
  useResumeMembershipMutation,
  useWithdrawMutation,
  usePayRenewalMutation,
  useCardOnFileQuery,
  useReplaceCardMutation,
  useKeepCardMutation,
  useInvoicesQuery,
} = membershipApi
