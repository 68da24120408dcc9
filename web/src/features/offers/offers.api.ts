import type { Offer } from '@storyright/contracts/http'
import type { OptionNoticeAnswer, OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'

const one = (id: string) => `/api/offers/${encodeURIComponent(id)}`
// An offer's fate decides whether its listing can still be offered on.
const changes = { invalidatesTags: ['Offers', 'Listings'] } as const

export interface NewNotice {
  id: string
  kind: OptionNoticeKind
  documentUrl: string
  note: string | null
}
const noticePath = { extension: 'extensions', exercise: 'exercise' } as const
interface NoticeAnswer {
  id: string
  noticeId: string
  answer: OptionNoticeAnswer
  reason?: string
}

const offersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mySubmissions: build.query<Offer[], void>({
      query: () => '/api/offers/my-submissions',
      providesTags: ['Offers'],
    }),
    agentOffers: build.query<Offer[], string>({
      query: (agentId) => `/api/offers/agent/${encodeURIComponent(agentId)}`,
      providesTags: ['Offers'],
    }),
    wholeOffer: build.query<Offer, string>({
      query: one,
      // What stands in it of people is kept by nobody, and not here either.
      keepUnusedDataFor: 0,
      providesTags: ['Offers'],
    }),
    cancelOffer: build.mutation<Offer, { id: string; cancellationReason: string }>({
      query: ({ id, ...body }) => ({ path: `${one(id)}/cancel`, method: 'PATCH', body }),
      ...changes,
    }),
    acceptOffer: build.mutation<Offer, string>({
      query: (id) => ({ path: `${one(id)}/accept`, method: 'PATCH', body: {} }),
      ...changes,
    }),
    rejectOffer: build.mutation<Offer, string>({
      query: (id) => ({ path: `${one(id)}/reject`, method: 'PATCH', body: {} }),
      ...changes,
    }),
    signAgreement: build.mutation<Offer, { id: string; name: string; textHash: string }>({
      query: ({ id, ...body }) => ({ path: `${one(id)}/agreement/sign`, method: 'POST', body }),
      ...changes,
    }),
    recordNotice: build.mutation<Offer, NewNotice>({
      query: ({ id, kind, ...body }) => ({ path: `${one(id)}/${noticePath[kind]}`, method: 'POST', body }),
      ...changes,
    }),
    answerNotice: build.mutation<Offer, NoticeAnswer>({
      query: ({ id, noticeId, ...body }) => ({ path: `${one(id)}/notices/${noticeId}/answer`, method: 'POST', body }),
      ...changes,
    }),
  }),
})

export const {
  useMySubmissionsQuery,
  useAgentOffersQuery,
  useWholeOfferQuery,
  useCancelOfferMutation,
  useAcceptOfferMutation,
  useRejectOfferMutation,
  useSignAgreementMutation,
  useRecordNoticeMutation,
  useAnswerNoticeMutation,
} = offersApi
