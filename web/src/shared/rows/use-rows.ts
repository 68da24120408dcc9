import { useEffect } from 'react'
import { isUnauthorised } from '../api-error.ts'
import { paths } from '../paths.ts'
import { loggedOut, useLeaveForSignIn } from '../sign-in-first.ts'

type Pages<Row> = { pages: { rows: Row[]; total: number }[] }
interface Read<Row> {
  data?: Pages<Row> | undefined
  currentData?: Pages<Row> | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
export type Rows<Row> = ReturnType<typeof useRows<Row>>

/** The rows of a list read so far, and what can be done about the rest. A lost session leads to signing in. */
export function useRows<Row>(read: Read<Row>) {
  const { data, currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError } = read
  const { hasNextPage, fetchNextPage, refetch } = read
  const leave = useLeaveForSignIn(paths.auth)
  const isLost = isUnauthorised(error)
  useEffect(() => {
    if (isLost) leave(loggedOut)
  }, [isLost, leave])
  // What was asked before stays until the next answer, but not beside a failure.
  const shown = currentData ?? (error ? undefined : data)
  return {
    rows: shown?.pages.flatMap(({ rows }) => rows),
    total: shown?.pages.at(-1)?.total ?? 0,
    isFailed: Boolean(error) && !isLost && !isFetching,
    isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  }
}
