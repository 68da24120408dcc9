import type { Listing } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

const agentAssetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentListings: build.query<Listing[], string>({
      query: (agentId) => `/api/listings/agent/${encodeURIComponent(agentId)}`,
      providesTags: ['Listings'],
    }),
    deleteListing: build.mutation<null, string>({
      query: (id) => ({ path: `/api/listings/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Listings']),
    }),
    markSold: build.mutation<Listing, { id: string; offerId?: string }>({
      query: ({ id, offerId }) => ({
        path: `/api/listings/${encodeURIComponent(id)}/status`,
        method: 'POST',
        body: { status: 'sold', ...(offerId && { offerId }) },
      }),
      invalidatesTags: (_listing, error) => (error ? [] : ['Listings']),
    }),
  }),
})

export const { useAgentListingsQuery, useDeleteListingMutation, useMarkSoldMutation } = agentAssetsApi
