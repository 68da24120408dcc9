import { useDeferredValue } from 'react'
import { useBrowseInfiniteQuery } from '../../features/listings-browse/browse.api.ts'
import type { Choices } from '../../features/listings-browse/choices.ts'
import { rowsOf } from '../../shared/list-page.ts'

/** The cards read so far, and what can be done about the rest. */
export function useResults(choices: Choices, { signedIn }: { signedIn: boolean }) {
  const query = useBrowseInfiniteQuery(choices, { skip: !signedIn })
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const latest = currentData ?? (error ? undefined : data)
  const shown = useDeferredValue(latest) // drawn in slices
  const last = shown?.pages.at(-1)
  return {
    cards: rowsOf(shown),
    total: last?.total,
    /** They are of the choices before. */
    stale: currentData === undefined && shown !== undefined,
    /** They are all that there is to show, and not about to be replaced by what has come. */
    settled: shown !== undefined && shown === currentData,
    failed: Boolean(error) && !isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}
export type BrowseResults = ReturnType<typeof useResults>
