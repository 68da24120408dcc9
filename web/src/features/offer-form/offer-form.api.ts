import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

export interface NewOffer {
  /** The same for every attempt with one filling of the form, so that it never makes two offers. */
  key: string
  form: BodyOf<typeof offersAddresses.createOffer>
}

const offerFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createOffer: build.mutation({
      ...callTo(offersAddresses.createOffer, ({ key, form }: NewOffer) => ({
        body: form,
        headers: { 'idempotency-key': key },
      })),
      invalidatesTags: (made) => (made ? [lists.offers] : []),
    }),
  }),
})

export const { useCreateOfferMutation } = offerFormApi
