import { Figures, FiguresSkeleton } from '../../../ui/data/figures.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useForumStatsQuery } from '../forum.api.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** What the forum counts. */
export function Stats() {
  const { data, error, isFetching, refetch } = useForumStatsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  if (!data && error && !isFetching)
    return <ErrorState onRetry={refetch}>The forum’s figures could not be loaded.</ErrorState>
  if (!data) return <FiguresSkeleton count={4} noted={false} />
  return (
    <Figures
      figures={[
        { label: 'Discussions', value: number(data.discussions) },
        { label: 'Replies', value: number(data.replies) },
        { label: 'Views', value: number(data.views) },
        { label: 'Active Today', value: number(data.activeToday) },
      ]}
    />
  )
}
