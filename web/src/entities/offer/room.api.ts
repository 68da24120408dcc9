import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { roomOfOffer } from './offer.api.ts'

export const roomApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    offerRoom: build.query({
      ...callTo(offersAddresses.getRoom, (id: string) => ({ params: { id } })),
      // Others write to it, too, and contacts are personal data.
      keepUnusedDataFor: 0,
      providesTags: (_room, _error, id) => [{ type: 'Offers', id }, roomOfOffer(id)],
    }),
  }),
})

export const { useOfferRoomQuery, useLazyOfferRoomQuery } = roomApi
