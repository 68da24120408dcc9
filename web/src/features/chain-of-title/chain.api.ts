import type { ChainDocument } from '@storyright/contracts/http'
import {
  type ChainDocumentStatus,
  type ChainEnd,
  catalogueAddresses as catalogue,
} from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo, type Reply } from '../../shared/call-to.ts'
import { lists, type Tag } from '../../shared/tags.ts'

/** A document among those of other listings, with the listing it belongs to. */
export type FiledDocument = Reply<typeof catalogue.listChainDocuments>[number]
export interface Named {
  listingId: string
  id: string
}
export interface Decision {
  id: string
  status: 'verified' | 'rejected'
  reason?: string
  confirms?: ChainEnd
  note?: string
}
type Form = BodyOf<typeof catalogue.addDocument>
const named = ({ listingId, id }: Named) => ({ params: { listingId, id } })

/** Every change may add or remove the listing's badge. */
const changed = (listingId: string): Tag[] => [
  { type: 'Chains', id: listingId },
  { type: 'Listings', id: listingId },
]
const changes = {
  invalidatesTags: (_document: unknown, _error: unknown, { listingId }: { listingId: string }) => changed(listingId),
}

const chainApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chain: build.query({
      ...callTo(catalogue.getChain, (listingId: string) => ({ params: { listingId } })),
      providesTags: (_chain, _error, listingId) => [{ type: 'Chains', id: listingId }],
    }),
    addDocument: build.mutation({
      ...callTo(catalogue.addDocument, ({ listingId, form }: { listingId: string; form: Form }) => ({
        params: { listingId },
        body: form,
      })),
      ...changes,
    }),
    changeDocument: build.mutation({
      ...callTo(catalogue.changeDocument, ({ form, ...which }: Named & { form: Form }) => ({
        ...named(which),
        body: form,
      })),
      ...changes,
    }),
    removeDocument: build.mutation({ ...callTo(catalogue.removeDocument, named), ...changes }),
    submitDocument: build.mutation({ ...callTo(catalogue.submitDocument, named), ...changes }),
    chainDocuments: build.query({
      ...callTo(catalogue.listChainDocuments, (status: ChainDocumentStatus | '') => ({ query: { status } })),
      // Others file documents at any time, so the list is fetched again whenever it is opened.
      keepUnusedDataFor: 0,
      providesTags: [lists.documents],
    }),
    decideDocument: build.mutation({
      ...callTo(catalogue.decideDocument, ({ id, ...body }: Decision) => ({ params: { documentId: id }, body })),
      invalidatesTags: (decided: ChainDocument | undefined) => [
        lists.documents,
        ...(decided ? changed(decided.listingId) : []),
      ],
    }),
  }),
})

export const {
  useChainQuery,
  useAddDocumentMutation,
  useChangeDocumentMutation,
  useRemoveDocumentMutation,
  useSubmitDocumentMutation,
  useChainDocumentsQuery,
  useDecideDocumentMutation,
} = chainApi
