import { useBrowseInfiniteQuery } from '../../features/listings-browse/browse.api.ts'
import type { Choices } from '../../features/listings-browse/choices.ts'
import { rowsOf } from '../../shared/list-page.ts'

/** The cards read so far, and what can be done about the rest. */
export function useResults(choices: Choices, { signedIn }: { signedIn: boolean }) {
  const query = useBrowseInfiniteQuery(choices, { skip: !signedIn })
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const shown = currentData ?? (error ? undefined : data)
  const last = shown?.pages.at(-1)
  return {
    cards: rowsOf(shown),
    total: last?.total,
    stale: currentData === undefined && shown !== undefined,
    failed: Boolean(error) && !isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}
export type BrowseResults = ReturnType<typeof useResults>
