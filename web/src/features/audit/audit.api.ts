import {
  type Address,
  catalogueAddresses,
  communityAddresses,
  identityAddresses,
  membershipAddresses,
  offersAddresses,
  type Sort,
  trailSorts,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { pathOf } from '../../shared/call-to.ts'
import { callPages } from '../../shared/list-page.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import { lists } from '../../shared/tags.ts'

const limit = 20
type TrailSort = Sort<(typeof trailSorts)[number]> | null

/** The order of a trail as the address has it. */
export const useTrailSort = (parameter?: string) => useSort(trailSorts, parameter)

/** The same, and where all of it is as a file. */
export function useTrail(address: Address) {
  return { ...useTrailSort(), csv: pathOf({ address }) }
}

// Entries are added by whatever administrators do, here or in another window, so each trail is read again when it is opened.
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peopleAudit: build.infiniteQuery({
      ...callPages(identityAddresses.peopleAudit, (sort: TrailSort, cursor) => ({ query: { sort, limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [lists.peopleAudit],
    }),
    listingsAudit: build.infiniteQuery({
      ...callPages(catalogueAddresses.listingsAudit, (sort: TrailSort, cursor) => ({ query: { sort, limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    offersAudit: build.infiniteQuery({
      ...callPages(
        offersAddresses.offersAudit,
        ({ offerId, sort }: { offerId: string | null; sort: TrailSort }, cursor) => ({
          query: { offerId, sort, limit, cursor },
        }),
      ),
      keepUnusedDataFor: 0,
      providesTags: [lists.offersAudit],
    }),
    membershipsAudit: build.infiniteQuery({
      ...callPages(membershipAddresses.membershipsAudit, (sort: TrailSort, cursor) => ({
        query: { sort, limit, cursor },
      })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    competitionsAudit: build.infiniteQuery({
      ...callPages(communityAddresses.competitionsAudit, (sort: TrailSort, cursor) => ({
        query: { sort, limit, cursor },
      })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    supportAudit: build.infiniteQuery({
      ...callPages(communityAddresses.supportAudit, (sort: TrailSort, cursor) => ({ query: { sort, limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
  }),
})

export const {
  usePeopleAuditInfiniteQuery,
  useListingsAuditInfiniteQuery,
  useOffersAuditInfiniteQuery,
  useMembershipsAuditInfiniteQuery,
  useCompetitionsAuditInfiniteQuery,
  useSupportAuditInfiniteQuery,
} = auditApi
