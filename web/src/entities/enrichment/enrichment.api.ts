import type { Enrichments } from '@storyright/contracts/http'
import {
  enrichmentAddresses as addresses,
  type EnrichmentAction,
  type EnrichmentSource,
} from '@storyright/contracts/vocabulary'
import { isConflict } from '../../shared/api-error.ts'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'
import { lists, type Tag } from '../../shared/tags.ts'
import { cacheResult } from '../../shared/update-cached.ts'

/** What one source has found about a listing. */
export type FoundAtSource = Enrichments['sources'][number]

/** What somebody says of what a source has found. Refusing without a candidate means all that was taken, or else all that is offered. */
export interface EnrichmentDecision {
  listingId: string
  source: EnrichmentSource
  action: EnrichmentAction
  candidateId?: string
}

/** What was found about a listing. */
export function enrichmentTag(listingId: string): Tag {
  return { type: 'Enrichments', id: listingId }
}
/** What could be taken over into it. */
export function takeoverTag(listingId: string): Tag {
  return { type: 'Enrichments', id: `takeover ${listingId}` }
}

const enrichmentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrichmentsOf: build.query({
      ...callTo(addresses.enrichmentsOf, (listingId: string) => ({ params: { listingId } })),
      // Look-ups run without any action here.
      keepUnusedDataFor: 0,
      providesTags: (_found, _error, listingId) => [enrichmentTag(listingId)],
    }),
    decideEnrichment: build.mutation({
      ...callTo(addresses.decideEnrichment, ({ listingId, source, ...body }: EnrichmentDecision) => ({
        params: { listingId, source },
        body,
      })),
      onQueryStarted: (_decision, call) =>
        cacheResult('Enrichments', call, (found) => ({ ...found, id: found.listingId })),
      // Where somebody else was first, what is shown is out of date.
      invalidatesTags: (decided, error, { listingId }) => {
        if (decided) return [lists.enrichmentStatus, takeoverTag(listingId)]
        return isConflict(error) ? [enrichmentTag(listingId)] : []
      },
    }),
  }),
})

export const { useEnrichmentsOfQuery, useDecideEnrichmentMutation } = enrichmentApi
