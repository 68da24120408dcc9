import {
  enrichmentAddresses as addresses,
  type EnrichmentSource,
  type EnrichmentState,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { pathOf, type Reply } from '../../shared/call-to.ts'
import { callPages, rowsOf } from '../../shared/list-page.ts'
import { each, lists } from '../../shared/tags.ts'

const limit = 20
export interface ChoicesAsked {
  source: EnrichmentSource | ''
  state: EnrichmentState | ''
}
/** Where all of it is as a file. */
export const enrichmentsThatWaitCsv = (query: ChoicesAsked) =>
  pathOf({ address: addresses.enrichmentsThatWaitCsv, query: { ...query } })
/** A listing with what was found about it. */
export type FoundListing = Reply<typeof addresses.enrichmentsThatWait>[number]

const choicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    enrichmentsThatWait: build.infiniteQuery({
      ...callPages(addresses.enrichmentsThatWait, (asked: ChoicesAsked, cursor) => ({
        query: { ...asked, limit, cursor },
      })),
      // Others decide, and look-ups run, too.
      keepUnusedDataFor: 0,
      // What was decided here stays in its place, with the way back, until the list is opened anew.
      providesTags: (read) => [
        ...each(
          'Enrichments',
          rowsOf(read)?.map(({ listingId }) => ({ id: listingId })),
        ),
        lists.enrichmentsThatWait,
      ],
    }),
  }),
})

export const { useEnrichmentsThatWaitInfiniteQuery } = choicesApi
