import { offersAddresses } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { callTo } from '../../shared/call-to.ts'

const rightsCheckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rightsAvailability: build.query({
      ...callTo(offersAddresses.rightsAvailability, ({ listingId, grant }: { listingId: string; grant: string }) => ({
        params: { id: listingId },
        query: { grant },
      })),
      keepUnusedDataFor: 0, // somebody may take them at any moment
    }),
  }),
})

export const { useLazyRightsAvailabilityQuery } = rightsCheckApi
