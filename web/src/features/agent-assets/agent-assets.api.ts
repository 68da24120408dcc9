import { catalogueAddresses as catalogue } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { each, lists } from '../../shared/tags.ts'
import { cacheResult } from '../../shared/update-cached.ts'

const agentAssetsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentListings: build.query({
      ...callTo(catalogue.agentListings, (agentId: string) => ({ params: { agentId } })),
      providesTags: (assets) => [...each('Listings', assets), lists.assets],
    }),
    deleteListing: build.mutation({
      ...callTo(catalogue.deleteListing, (id: string) => ({ params: { id } })),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [{ type: 'Listings', id }, lists.catalogue]),
    }),
    markSold: build.mutation({
      ...callTo(catalogue.changeListingStatus, ({ id, offerId }: { id: string; offerId?: string }) => ({
        params: { id },
        body: { status: 'sold' as const, ...(offerId && { offerId }) },
      })),
      onQueryStarted: (_asked, call) => cacheResult('Listings', call, (listing) => listing),
      invalidatesTags: (sold) => (sold ? [lists.catalogue] : []),
    }),
  }),
})

export const { useAgentListingsQuery, useDeleteListingMutation, useMarkSoldMutation } = agentAssetsApi
