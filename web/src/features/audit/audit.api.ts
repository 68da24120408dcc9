import {
  catalogueAddresses,
  communityAddresses,
  identityAddresses,
  membershipAddresses,
  offersAddresses,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import type { Nothing } from '../../shared/call-to.ts'
import { callPages } from '../../shared/list-page.ts'
import { lists } from '../../shared/tags.ts'

const limit = 20

// Entries are added by whatever administrators do, here or in another window, so each trail is read again when it is opened.
const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    peopleAudit: build.infiniteQuery({
      ...callPages(identityAddresses.peopleAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [lists.peopleAudit],
    }),
    listingsAudit: build.infiniteQuery({
      ...callPages(catalogueAddresses.listingsAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    offersAudit: build.infiniteQuery({
      ...callPages(offersAddresses.offersAudit, (offerId: string | null, cursor) => ({
        query: { offerId, limit, cursor },
      })),
      keepUnusedDataFor: 0,
      providesTags: [lists.offersAudit],
    }),
    membershipsAudit: build.infiniteQuery({
      ...callPages(membershipAddresses.membershipsAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    competitionsAudit: build.infiniteQuery({
      ...callPages(communityAddresses.competitionsAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
      keepUnusedDataFor: 0,
      providesTags: [],
    }),
    supportAudit: build.infiniteQuery({
      ...callPages(communityAddresses.supportAudit, (_asked: Nothing, cursor) => ({ query: { limit, cursor } })),
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
