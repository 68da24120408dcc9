import type { ChainDocument, ChainDocumentForm, ChainOfTitle } from '@storyright/contracts/http'
import type { ChainDocumentStatus } from '@storyright/contracts/vocabulary'
import { baseApi } from '../../shared/base-api.ts'
import { listAddress } from '../../shared/list-page.ts'

/** A document among those of other listings, with the listing it belongs to. */
export type FiledDocument = ChainDocument & { listing: { id: string; title: string; author: string } }
export interface Named {
  listingId: string
  id: string
}
export interface Decision {
  id: string
  status: 'verified' | 'rejected'
  reason?: string
}
const chainPath = (listingId: string) => `/api/chain-of-title/${encodeURIComponent(listingId)}`
const documentPath = ({ listingId, id }: Named) => `${chainPath(listingId)}/documents/${id}`

// Every change may give or take the listing's badge, so whatever was read of listings is read anew.
const changes = { invalidatesTags: ['Listings'] } as const

const chainApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    chain: build.query<ChainOfTitle, string>({ query: chainPath, providesTags: ['Listings'] }),
    saveDocument: build.mutation<ChainDocument, { listingId: string; id: string | null; form: ChainDocumentForm }>({
      query: ({ listingId, id, form }) => ({
        path: id ? documentPath({ listingId, id }) : chainPath(listingId),
        method: id ? 'PUT' : 'POST',
        body: form,
      }),
      ...changes,
    }),
    removeDocument: build.mutation<null, Named>({
      query: (named) => ({ path: documentPath(named), method: 'DELETE' }),
      ...changes,
    }),
    submitDocument: build.mutation<ChainDocument, Named>({
      query: (named) => ({ path: `${documentPath(named)}/submit`, method: 'POST' }),
      ...changes,
    }),
    chainDocuments: build.query<FiledDocument[], ChainDocumentStatus | ''>({
      query: (status) => listAddress('/api/admin/chain-of-title', { status }),
      // Documents come in from others all the time: looked at anew whenever the list is opened.
      keepUnusedDataFor: 0,
      providesTags: ['Listings'],
    }),
    decideDocument: build.mutation<ChainDocument, Decision>({
      query: ({ id, ...body }) => ({ path: `/api/admin/chain-of-title/${id}`, method: 'POST', body }),
      ...changes,
    }),
  }),
})

export const {
  useChainQuery,
  useSaveDocumentMutation,
  useRemoveDocumentMutation,
  useSubmitDocumentMutation,
  useChainDocumentsQuery,
  useDecideDocumentMutation,
} = chainApi
