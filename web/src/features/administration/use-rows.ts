import { useEffect } from 'react'
import { isUnauthorised } from '../../shared/api-error.ts'
import { paths } from '../../shared/paths.ts'
import { loggedOut, useLeaveForSignIn } from '../../shared/sign-in-first.ts'

interface Read<Row> {
  data?: { pages: { rows: Row[]; total: number }[] } | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
export type Rows<Row> = ReturnType<typeof useRows<Row>>

/** The rows of a list read so far, and what can be done about the rest. A lost session leads to signing in. */
export function useRows<Row>(read: Read<Row>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = read
  const leave = useLeaveForSignIn(paths.auth)
  const isLost = isUnauthorised(error)
  useEffect(() => {
    if (isLost) leave(loggedOut)
  }, [isLost, leave])
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    total: data?.pages.at(-1)?.total ?? 0,
    isFailed: Boolean(error) && !isLost && !isFetching,
    isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
  }
}
