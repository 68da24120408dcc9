import { aiAddresses as ai, type Rating, recommendationLimits } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

interface Asked {
  limit: number
  /** Another number, another sample. */
  refresh?: number
  /** Ids with commas between them. */
  excluded?: string
}
interface Rated {
  listingId: string
  rating: Rating
  feedback: string
}

const recommendationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recommendations: build.query({
      ...callTo(ai.recommendations, (query: Asked) => ({ query })),
      providesTags: (_found, _error, { limit }) => [
        limit === recommendationLimits.home ? lists.recommendedBeside : lists.recommended,
      ],
    }),
    similarListings: build.query({
      ...callTo(ai.similarListings, (listingId: string) => ({ params: { listingId } })),
      providesTags: [lists.catalogue],
    }),
    recommendationProgress: build.query(callTo(ai.recommendationProgress)),
    rateRecommendation: build.mutation({
      ...callTo(ai.rateRecommendation, (body: Rated) => ({ body, keepalive: true })),
      // The page itself keeps its list until it is asked for another.
      invalidatesTags: [lists.recommendedBeside],
    }),
  }),
})

export const { useRecommendationsQuery, useSimilarListingsQuery } = recommendationsApi
export const { recommendationProgress, rateRecommendation } = recommendationsApi.endpoints
