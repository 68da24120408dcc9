import { useEffect } from 'react'
import { useBrowseInfiniteQuery } from '../../features/listings-browse/browse.api.ts'
import type { Choices } from '../../features/listings-browse/choices.ts'
import { isUnauthorised } from '../../shared/api-error.ts'

/** The cards read so far, and what can be done about the rest. */
export function useResults(choices: Choices, { signedIn, onLost }: { signedIn: boolean; onLost: () => void }) {
  const query = useBrowseInfiniteQuery(choices, { skip: !signedIn })
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query
  const isLost = isUnauthorised(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each lost session.
  useEffect(() => {
    if (isLost) onLost()
  }, [isLost])
  const shown = currentData ?? (error ? undefined : data)
  const last = shown?.pages.at(-1)
  return {
    cards: shown?.pages.flatMap(({ cards }) => cards),
    total: last?.total,
    stale: currentData === undefined && shown !== undefined,
    failed: Boolean(error) && !isLost && !isFetching,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    retry: () => void (currentData ? fetchNextPage() : refetch()),
  }
}
export type BrowseResults = ReturnType<typeof useResults>
