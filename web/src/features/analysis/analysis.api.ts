import { aiAddresses as ai, analysisTimes } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type CallArgs, callTo, pathOf } from '../../shared/call-to.ts'

export type AnalysisQuery = NonNullable<CallArgs<typeof ai.analysisSearchCsv>['query']>

/** Where what a search finds is as a file. */
export const analysesCsvPath = (query: AnalysisQuery) => pathOf({ address: ai.analysisSearchCsv, query })

const kept = { keepUnusedDataFor: analysisTimes.freshSeconds }
const inPounds = (id: string) => ({ type: 'Analyses', id }) as const
const inDollars = (id: string) => ({ type: 'Analyses', id: `enhanced-${id}` }) as const
const ofListing = (listingId: string) => ({ params: { listingId } })

const analysisApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    analysis: build.query({
      ...callTo(ai.analysis, ofListing),
      ...kept,
      providesTags: (_analysis, _error, id) => [inPounds(id)],
    }),
    enhancedAnalysis: build.query({
      ...callTo(ai.enhancedAnalysis, ofListing),
      ...kept,
      providesTags: (_analysis, _error, id) => [inDollars(id)],
    }),
    analysisSample: build.query({ ...callTo(ai.analysisSample), ...kept }),
    sampleAnalysis: build.query({ ...callTo(ai.sampleAnalysis), ...kept }),
    sampleEnhanced: build.query({ ...callTo(ai.sampleEnhanced), ...kept }),
    analysisBatch: build.query({
      ...callTo(ai.analysisBatch, (query: NonNullable<CallArgs<typeof ai.analysisBatch>['query']>) => ({ query })),
      ...kept,
      providesTags: ['Analyses'],
    }),
    analysisSearch: build.query({
      ...callTo(ai.analysisSearch, (query: NonNullable<CallArgs<typeof ai.analysisSearch>['query']>) => ({ query })),
      ...kept,
      providesTags: ['Analyses'],
    }),
    refreshAnalysis: build.mutation({
      ...callTo(ai.refreshAnalysis, ofListing),
      invalidatesTags: (_analysis, error, id) => (error ? [] : [inDollars(id)]),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null)
        if (answered)
          dispatch(analysisApi.util.upsertQueryEntries([{ endpointName: 'analysis', arg: id, value: answered.data }]))
      },
    }),
  }),
})

const { useAnalysisQuery: useAnalysisEntry, useEnhancedAnalysisQuery: useEnhancedEntry } = analysisApi
const fresh = { refetchOnMountOrArgChange: analysisTimes.freshSeconds }

/** A listing's analysis; one that is older than ten minutes is asked for again. */
export const useAnalysis = (listingId: string, { skip = false } = {}) => useAnalysisEntry(listingId, { ...fresh, skip })
export const useEnhancedAnalysis = (listingId: string, { skip = false } = {}) =>
  useEnhancedEntry(listingId, { ...fresh, skip })
export const {
  useAnalysisSampleQuery,
  useSampleAnalysisQuery,
  useSampleEnhancedQuery,
  useRefreshAnalysisMutation,
  useAnalysisBatchQuery,
  useAnalysisSearchQuery,
} = analysisApi
