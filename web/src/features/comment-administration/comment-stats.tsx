import type { AdminCommentStats } from '@storyright/contracts/http'
import { commentBadge } from '@storyright/contracts/vocabulary'
import { Link } from 'react-router-dom'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { Figures } from '../../ui/data/figures.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Beside, Part } from '../../ui/page/part.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useAdminCommentStatsQuery } from './comments.api.ts'
import * as S from './comments.styles.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** How much is commented, by whom most, and on what. */
export function CommentStats() {
  const { data, isError, isFetching, refetch } = useAdminCommentStatsQuery()
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The figures could not be read.
      </ErrorState>
    )
  if (!data) return <Skeleton $h={320} />
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
      {totalComments > 0 && (
        <Beside>
          <Part title="Top commenters">
            <Table
              keep
              caption="Who comments most"
              columns={commenters}
              rows={data.topCommenters}
              rowKey={(one) => one.authorId}
            />
          </Part>
          <Part title="Most commented listings">
            <Table
              keep
              caption="What is commented on most"
              columns={listings}
              rows={data.mostCommentedListings}
              rowKey={(one) => one.listingId}
            />
          </Part>
        </Beside>
      )}
    </S.Stats>
  )
}

const commenters: Column<AdminCommentStats['topCommenters'][number]>[] = [
  {
    header: 'Person',
    cell: (person) => (
      <S.Who>
        <RowName>{nameOf(person)}</RowName>
        <Meta>
          {commentBadge(person.role).label}
          {person.email && ` · ${person.email}`}
        </Meta>
      </S.Who>
    ),
  },
  { header: 'Comments', end: true, cell: ({ commentCount }) => number(commentCount) },
]
const listings: Column<AdminCommentStats['mostCommentedListings'][number]>[] = [
  {
    header: 'Listing',
    cell: ({ listingId, title, author }) => (
      <div>
        <RowName>
          <Link to={paths.listing(listingId)}>{title}</Link>
        </RowName>
        <Meta>{author}</Meta>
      </div>
    ),
  },
  { header: 'Comments', end: true, cell: ({ commentCount }) => number(commentCount) },
]
