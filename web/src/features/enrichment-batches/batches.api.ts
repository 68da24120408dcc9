import { enrichmentAddresses as addresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import type { ApiRequest, BodyOf, Reply } from '../../shared/call-to.ts'
import { lists } from '../../shared/tags.ts'

/** The sources that are looked up batch by batch; their calls are alike. */
export type BatchSource = 'youtube' | 'twitter'
const statuses = { youtube: addresses.youtubeStatus, twitter: addresses.twitterStatus }
const batches = { youtube: addresses.enrichYoutube, twitter: addresses.enrichTwitter }

export type Batch = BodyOf<typeof addresses.enrichYoutube> & { source: BatchSource }
export type BatchOutcome = Reply<typeof addresses.enrichYoutube>

const batchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrichmentStatus: build.query<Reply<typeof addresses.youtubeStatus>, BatchSource>({
      query: (source): ApiRequest => ({ address: statuses[source] }),
      // Batches run elsewhere, too.
      keepUnusedDataFor: 0,
      providesTags: [lists.enrichmentStatus],
    }),
    enrichBatch: build.mutation<BatchOutcome, Batch>({
      query: ({ source, ...body }): ApiRequest => ({ address: batches[source], body }),
      // What it finds may wait for a choice.
      invalidatesTags: [lists.enrichmentStatus, lists.enrichmentsThatWait],
    }),
  }),
})

export const { useEnrichmentStatusQuery, useEnrichBatchMutation } = batchesApi
