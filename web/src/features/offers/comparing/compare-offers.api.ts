import type { ComparedOffer } from '@storyright/contracts/http'
import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../../shared/base-api.ts'
import { callTo } from '../../../shared/call-to.ts'
import { lists, type Tag } from '../../../shared/tags.ts'

interface Asked {
  id: string
  /** The production's, in whole pounds. */
  budget: number | null
}

interface ComparedAt {
  offers: ComparedOffer[]
  budget: number | null
}

const compareOffersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    comparedOffers: build.query<ComparedAt, Asked>({
      ...callTo(offersAddresses.compareOffers, ({ id, budget }: Asked) => ({
        params: { id },
        query: { budget },
      })),
      // What is shown while another budget is worked out says which one it is of.
      transformResponse: (offers: ComparedOffer[], _meta: unknown, { budget }: Asked): ComparedAt => ({
        offers,
        budget,
      }),
      providesTags: (read: ComparedAt | undefined): Tag[] => [
        ...(read?.offers ?? []).map(({ offerId }): Tag => ({ type: 'Offers', id: offerId })),
        lists.offers,
      ],
    }),
  }),
})

export const { useComparedOffersQuery } = compareOffersApi
