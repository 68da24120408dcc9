import { Figures, FiguresSkeleton } from '../../ui/data/figures.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { useAdminCommentStatsQuery } from './comments.api.ts'
import * as S from './comments.styles.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** How much is commented. */
export function CommentStats() {
  const { data, isError, isFetching, refetch } = useAdminCommentStatsQuery()
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The figures could not be read.
      </ErrorState>
    )
  if (!data)
    return (
      <S.Stats>
        <FiguresSkeleton count={3} noted={false} />
      </S.Stats>
    )
  const { totalComments, commentsToday, commentsThisWeek } = data.overview
  return (
    <S.Stats>
      <Figures
        figures={[
          { label: 'Total comments', value: number(totalComments) },
          { label: 'Comments today', value: number(commentsToday) },
          { label: 'Comments this week', value: number(commentsThisWeek) },
        ]}
      />
    </S.Stats>
  )
}
