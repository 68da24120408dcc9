import { type ListPages, rowsOf } from '../list-page.ts'

interface Read<Row> {
  data?: ListPages<Row> | undefined
  currentData?: ListPages<Row> | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
export type Rows<Row> = ReturnType<typeof useRows<Row>>

/** The rows of a list read so far, and what can be done about the rest. */
export function useRows<Row>(read: Read<Row>) {
  const { data, currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError } = read
  const { hasNextPage, fetchNextPage, refetch } = read
  // What was asked before stays until the next answer, but not beside a failure.
  const shown = currentData ?? (error ? undefined : data)
  return {
    rows: rowsOf(shown),
    total: shown?.pages.at(-1)?.total ?? 0,
    isFailed: Boolean(error) && !isFetching,
    isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}
