import type { ImportRow, ListingImport } from '@storyright/contracts/http'
import {
  importAddresses as addresses,
  type ImportRowOutcome,
  type ImportRowState,
} from '@storyright/contracts/vocabulary'
import { isConflict, isNotFound } from '../../shared/api-error.ts'
import { baseApi } from '../../shared/base-api.ts'
import { type BodyOf, callTo } from '../../shared/call-to.ts'
import type { Dispatch } from '../../shared/store.ts'

export const ROWS_PER_PAGE = 50

interface Rows {
  id: string
  /** Of this state, or with this result, only. */
  state: ImportRowState | null
  result: ImportRowOutcome | null
}
interface Keyed {
  id: string
  /** The same however often one press is sent. */
  key: string
}
type MapImportInput = BodyOf<typeof addresses.mapImport> & { id: string }
type ChangeRowInput = BodyOf<typeof addresses.changeImportRow> & { id: string; n: number }

const list = { type: 'Imports', id: 'list' } as const
const one = (id: string) => ({ type: 'Imports', id }) as const
const rowsOf = (id: string) => ({ type: 'ImportRows', id }) as const

/** Another tab, or the service, has gone on meanwhile: everything is read again. */
const whenRefused = (error: unknown, id: string) =>
  isConflict(error) || isNotFound(error) ? [one(id), rowsOf(id), list] : []

// Apart from imports themselves, which the stream has read again with every step: rows change once the work has ended.
const importsApi = baseApi.enhanceEndpoints({ addTagTypes: ['ImportRows'] }).injectEndpoints({
  endpoints: (build) => ({
    imports: build.query({ ...callTo(addresses.listImports), providesTags: [list] }),
    listingImport: build.query({
      ...callTo(addresses.getImport, (id: string) => ({ params: { id } })),
      providesTags: (_found, _error, id) => [one(id)],
    }),
    importRows: build.infiniteQuery<ImportRow[], Rows, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page) => (page.length < ROWS_PER_PAGE ? undefined : page.at(-1)!.n),
      },
      query: ({ queryArg: { id, state, result }, pageParam }) => ({
        address: addresses.importRows,
        params: { id },
        query: { state, result, cursor: pageParam || undefined, limit: ROWS_PER_PAGE },
      }),
      providesTags: (_rows, _error, { id }) => [rowsOf(id)],
    }),
  }),
})

interface Changing {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: ListingImport }>
}

/** What a change answers is what there is now. */
async function keep(id: string, { dispatch, queryFulfilled }: Changing) {
  const changed = await queryFulfilled.catch(() => null)
  if (changed) void dispatch(importsApi.util.upsertQueryData('listingImport', id, changed.data))
}

const changesApi = importsApi.injectEndpoints({
  endpoints: (build) => ({
    mapImport: build.mutation({
      ...callTo(addresses.mapImport, ({ id, ...body }: MapImportInput) => ({ params: { id }, body })),
      onQueryStarted: ({ id }, call) => keep(id, call),
      invalidatesTags: (_changed, error, { id }) => (error ? whenRefused(error, id) : [rowsOf(id)]),
    }),
    changeImportRow: build.mutation({
      ...callTo(addresses.changeImportRow, ({ id, n, ...body }: ChangeRowInput) => ({
        params: { id, n: String(n) },
        body,
      })),
      onQueryStarted: async ({ id, n, include }, { dispatch, getState, queryFulfilled }) => {
        const write = (change: Partial<ImportRow>) =>
          importsApi.util
            .selectCachedArgsForQuery(getState(), 'importRows')
            .filter((rows) => rows.id === id)
            .map((rows) =>
              dispatch(
                importsApi.util.updateQueryData('importRows', rows, ({ pages }) => {
                  const row = pages.flat().find((known) => known.n === n)
                  if (row) Object.assign(row, change)
                }),
              ),
            )
        // A tick shows at once.
        const early = include === undefined ? [] : write({ include })
        try {
          write((await queryFulfilled).data)
        } catch {
          for (const patch of early) patch.undo()
        }
      },
      invalidatesTags: (_changed, error, { id }) => (error ? whenRefused(error, id) : [one(id)]),
    }),
    applyImport: build.mutation({
      ...callTo(addresses.applyImport, ({ id, key }: Keyed) => ({
        params: { id },
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: ({ id }, call) => keep(id, call),
      invalidatesTags: (_changed, error, { id }) => (error ? whenRefused(error, id) : [rowsOf(id), list]),
    }),
    undoImport: build.mutation({
      ...callTo(addresses.undoImport, ({ id, key }: Keyed) => ({
        params: { id },
        headers: { 'idempotency-key': key },
      })),
      onQueryStarted: ({ id }, call) => keep(id, call),
      invalidatesTags: (_changed, error, { id }) => (error ? whenRefused(error, id) : [rowsOf(id), list]),
    }),
    deleteImport: build.mutation({
      ...callTo(addresses.deleteImport, (id: string) => ({ params: { id } })),
      invalidatesTags: (_done, error, id) => (error ? whenRefused(error, id) : [list]),
    }),
  }),
})

/** After work has ended: its rows and, where it changed listings, all that is known of these. */
export const afterWork = (id: string, changesListings: boolean) =>
  importsApi.util.invalidateTags([rowsOf(id), list, ...(changesListings ? (['Listings'] as const) : [])])

export const { useImportsQuery, useListingImportQuery, useImportRowsInfiniteQuery } = importsApi
export const useKnownImport = importsApi.endpoints.listingImport.useQueryState
export const {
  useMapImportMutation,
  useChangeImportRowMutation,
  useApplyImportMutation,
  useUndoImportMutation,
  useDeleteImportMutation,
} = changesApi
