import type { Discrepancy, Offer, Transaction } from '@storyright/contracts/http'
import type { PaymentStatus, Settlement } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type ListPage, listAddress, listPages, readListPage } from '../../shared/list-page.ts'

export interface TransactionsAsked {
  status: PaymentStatus | ''
  from: string
  to: string
}
const limit = 20
const path = '/api/admin/transactions'
const changes = { invalidatesTags: ['Offers', 'Listings'] } as const

const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.infiniteQuery<ListPage<Transaction>, TransactionsAsked, string | null>({
      infiniteQueryOptions: listPages,
      query: ({ queryArg, pageParam }) => listAddress(path, { ...queryArg, limit, cursor: pageParam }),
      transformResponse: readListPage<Transaction>,
      // Money moves without anybody here: looked at anew whenever the list is opened.
      keepUnusedDataFor: 0,
      providesTags: ['Offers'],
    }),
    discrepancies: build.query<Discrepancy[], void>({
      query: () => `${path}/discrepancies`,
      keepUnusedDataFor: 0,
      providesTags: ['Offers'],
    }),
    settleDiscrepancy: build.mutation<Discrepancy, { id: string; how: Settlement; note: string }>({
      query: ({ id, ...body }) => ({ path: `${path}/discrepancies/${id}/settle`, method: 'POST', body }),
      ...changes,
    }),
    capture: build.mutation<Offer, string>({
      query: (offerId) => ({ path: `${path}/${offerId}/capture`, method: 'POST', body: {} }),
      ...changes,
    }),
    release: build.mutation<Offer, string>({
      query: (offerId) => ({ path: `${path}/${offerId}/release`, method: 'POST', body: {} }),
      ...changes,
    }),
  }),
})

export const {
  useTransactionsInfiniteQuery,
  useDiscrepanciesQuery,
  useSettleDiscrepancyMutation,
  useCaptureMutation,
  useReleaseMutation,
} = transactionsApi
