import { catalogueAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const publicListingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors may know of a title. */
    publicListing: build.query(callTo(catalogueAddresses.publicListing, (id: string) => ({ params: { id } }))),
  }),
})

export const { usePublicListingQuery } = publicListingApi
