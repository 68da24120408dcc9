import type { Offer } from '@storyright/contracts'
import { baseApi } from '../../shared/base-api.ts'

const one = (id: string) => `/api/offers/${encodeURIComponent(id)}`
// An offer's fate decides whether its listing can still be offered on.
const changes = { invalidatesTags: ['Offers', 'Listings'] } as const

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
    signAgreement: build.mutation<Offer, { id: string; name: string }>({
      query: ({ id, name }) => ({ path: `${one(id)}/agreement/sign`, method: 'POST', body: { name } }),
      ...changes,
    }),
  }),
})

export const {
  useMySubmissionsQuery,
  useAgentOffersQuery,
  useCancelOfferMutation,
  useAcceptOfferMutation,
  useRejectOfferMutation,
  useSignAgreementMutation,
} = offersApi
