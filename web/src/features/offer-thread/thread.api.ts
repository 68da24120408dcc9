import { offersAddresses as offers } from '@storyright/contracts/vocabulary'
import { roomApi } from '../../entities/offer/offer.api.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import type { AppThunk } from '../../shared/store.ts'
import { withMessages } from './thread.rules.ts'

interface NewMessage {
  id: string
  text: string
  documentIds: string[]
  /** One for every attempt to send it. */
  key: string
}
interface OneMessage {
  id: string
  message: number
}

const threadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The messages before one; like the room they follow what the other side does. */
    earlierMessages: build.query({
      ...callTo(offers.listMessages, ({ id, before }: { id: string; before: number }) => ({
        params: { id },
        query: { before },
      })),
      keepUnusedDataFor: 0,
      providesTags: (_messages, _error, { id }) => [{ type: 'Offers', id }],
    }),
    postMessage: build.mutation({
      ...callTo(offers.postMessage, ({ id, key, text, documentIds }: NewMessage) => ({
        params: { id },
        body: { text, documentIds },
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: message }) =>
            void dispatch(
              roomApi.util.updateQueryData('offerRoom', id, (room) => ({
                ...room,
                messages: [...withMessages(room.messages, [message])],
              })),
            ),
          () => {},
        ),
      // After a refusal the room may be another: writing was closed, or a document is gone.
      invalidatesTags: (sent, _error, { id }) => (sent ? [] : [{ type: 'Offers', id }]),
    }),
    retractMessage: build.mutation({
      ...callTo(offers.retractMessage, ({ id, message }: OneMessage) => ({
        params: { id, message: String(message) },
      })),
      invalidatesTags: (_retracted, _error, { id }) => [{ type: 'Offers', id }],
    }),
    markMessagesRead: build.mutation({
      ...callTo(offers.markMessagesRead, ({ id, upTo }: { id: string; upTo: number }) => ({
        params: { id },
        body: { upTo },
      })),
    }),
  }),
})

export const {
  useEarlierMessagesQuery,
  usePostMessageMutation,
  useRetractMessageMutation,
  useMarkMessagesReadMutation,
} = threadApi

/** What was read is known here before the room is asked again. */
export const rememberRead = (id: string, unread: number): AppThunk<void> => {
  return (dispatch) => void dispatch(roomApi.util.updateQueryData('offerRoom', id, (room) => ({ ...room, unread })))
}
