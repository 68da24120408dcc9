import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { ask } from '../../shared/ask.ts'
import { baseApi } from '../../shared/base-api.ts'
import { keep } from '../../shared/put-in-place.ts'
import { each, lists } from '../../shared/tags.ts'

const agentAssetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentListings: build.query({
      ...ask(catalogue.agentListings, (agentId: string) => ({ params: { agentId } })),
      providesTags: (assets) => [...each('Listings', assets), lists.assets],
    }),
    deleteListing: build.mutation({
      ...ask(catalogue.deleteListing, (id: string) => ({ params: { id } })),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [{ type: 'Listings', id }, lists.catalogue]),
    }),
    markSold: build.mutation({
      ...ask(catalogue.changeListingStatus, ({ id, offerId }: { id: string; offerId?: string }) => ({
        params: { id },
        body: { status: 'sold', ...(offerId && { offerId }) },
      })),
      onQueryStarted: (_asked, call) => keep('Listings', call, (listing) => listing),
      invalidatesTags: (sold) => (sold ? [lists.catalogue] : []),
    }),
  }),
})

export const { useAgentListingsQuery, useDeleteListingMutation, useMarkSoldMutation } = agentAssetsApi
