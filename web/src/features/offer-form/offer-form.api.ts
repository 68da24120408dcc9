import type { OfferForm, OfferWithSecret } from '@storyright/contracts/http'
import { baseApi } from '../../shared/base-api.ts'

export interface NewOffer {
  /** The same for every attempt with one filling of the form, so that it never makes two offers. */
  key: string
  form: OfferForm
}

const offerFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation<OfferWithSecret, NewOffer>({
      query: ({ key, form }) => ({
        path: '/api/offers',
        method: 'POST',
        body: form,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: (made) => (made ? ['Offers'] : []),
    }),
  }),
})

export const { useCreateOfferMutation } = offerFormApi
