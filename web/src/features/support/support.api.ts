import { communityAddresses as community, type SupportStatus, supportLimits } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo, type Nothing, pathOf } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult } from '../../shared/update-cached.ts'

const limit = supportLimits.page
/** Where all open or closed questions are as a file. */
export const supportQueueCsv = (status: SupportStatus) =>
  pathOf({ address: community.supportQueueCsv, query: { status } })
/** A text that is written once under its key, however often that is tried. */
interface Keyed {
  key: string
}
type Question = BodyOf<typeof community.openSupportThread>

const one = (id: string) => ({ params: { id } })
/** The answer is the whole thread; after a refusal it is read again. Either list may have another order now. */
const changed = (done: unknown, id: string) => [
  lists.supportThreads,
  lists.supportQueue,
  ...(done ? [] : [{ type: 'Support' as const, id }]),
]

const supportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    supportThreads: build.infiniteQuery({
      ...callPages(community.supportThreads, (_nothing: Nothing, cursor) => ({ query: { limit, cursor } })),
      keepUnusedDataFor: 0, // others write, too
      providesTags: (read) => [...each('Support', rowsOf(read)), lists.supportThreads],
    }),
    supportQueue: build.infiniteQuery({
      ...callPages(community.supportQueue, (status: SupportStatus, cursor) => ({ query: { status, limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [lists.supportQueue],
    }),
    supportThread: build.query({
      ...callTo(community.supportThread, one),
      providesTags: (_thread, _error, id) => [{ type: 'Support', id }],
    }),
    openSupportThread: build.mutation({
      ...callTo(community.openSupportThread, ({ key, ...body }: Question & Keyed) => ({
        body,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: (made) => (made ? [lists.supportThreads, lists.supportQueue] : []),
    }),
    replyToSupport: build.mutation({
      ...callTo(community.replyToSupport, ({ id, key, message }: { id: string; message: string } & Keyed) => ({
        ...one(id),
        body: { message },
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: (_reply, call) => cacheResult('Support', call, (thread) => thread),
      invalidatesTags: (done, _error, { id }) => changed(done, id),
    }),
    closeSupportThread: build.mutation({
      ...callTo(community.closeSupportThread, one),
      onQueryStarted: (_id, call) => cacheResult('Support', call, (thread) => thread),
      invalidatesTags: (done, _error, id) => changed(done, id),
    }),
    reopenSupportThread: build.mutation({
      ...callTo(community.reopenSupportThread, one),
      onQueryStarted: (_id, call) => cacheResult('Support', call, (thread) => thread),
      invalidatesTags: (done, _error, id) => changed(done, id),
    }),
  }),
})

export const {
  useSupportThreadsInfiniteQuery,
  useSupportQueueInfiniteQuery,
  useSupportThreadQuery,
  useOpenSupportThreadMutation,
  useReplyToSupportMutation,
  useCloseSupportThreadMutation,
  useReopenSupportThreadMutation,
} = supportApi
