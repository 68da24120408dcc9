import type { PaymentStatus, Settlement, Sort, transactionSorts } from '@storyright/contracts/vocabulary'
import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { followsDeal, keepOffer, lookAgain } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo, pathOf } from '../../shared/call-to.ts'
import { callPages } from '../../shared/list-page.ts'
import { lists } from '../../shared/tags.ts'

export interface TransactionsAsked {
  search: string
  status: PaymentStatus | ''
  from: string
  to: string
}
type Sorted = { sort?: Sort<(typeof transactionSorts)[number]> | null }
const limit = 20
interface DecisionInput {
  offerId: string
  reason: string
}
const decided = <Input extends DecisionInput>({ offerId, ...body }: Input) => ({ params: { offerId }, body })

/** Where all that the filters let through is as a file. */
export const csvPath = (query: TransactionsAsked & Sorted) =>
  pathOf({ address: offers.transactionsCsv, query: { ...query } })

const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.infiniteQuery({
      ...callPages(offers.listTransactions, (asked: TransactionsAsked & Sorted, cursor) => ({
        query: { ...asked, limit, cursor },
      })),
      // Payments change without any action here, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.books],
    }),
    discrepancies: build.query({
      ...callTo(offers.listDiscrepancies),
      keepUnusedDataFor: 0,
      providesTags: [lists.books],
    }),
    settleDiscrepancy: build.mutation({
      ...callTo(offers.settleDiscrepancy, ({ id, ...body }: { id: string; how: Settlement; note: string }) => ({
        params: { id },
        body,
      })),
      // The response does not say which offer and listing it changed.
      invalidatesTags: ['Offers', 'Listings'],
    }),
    capture: build.mutation({
      // It names the round that was read, as the agent's acceptance does.
      ...callTo(offers.captureTransaction, decided<DecisionInput & { round: number; dealHash: string }>),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: (captured, _error, { offerId }) => [
        lists.books,
        lists.offersAudit,
        ...(captured ? followsDeal(captured) : lookAgain(offerId)),
      ],
    }),
    release: build.mutation({
      ...callTo(offers.releaseTransaction, decided<DecisionInput>),
      onQueryStarted: (_asked, call) => keepOffer(call),
      invalidatesTags: [lists.books, lists.offersAudit],
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
