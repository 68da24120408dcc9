import type { AdminCommentStats } from '@storyright/contracts/http'
import { commentBadge } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Beside, Part } from '../../ui/page/part.tsx'
import { Meta } from '../../ui/text/text.ts'
import { useAdminCommentStatsQuery } from './comments.api.ts'
import * as S from './comments.styles.ts'

const number = (count: number) => count.toLocaleString('en-GB')

/** Who comments most, and on what; nothing until that is known. */
export function CommentRankings() {
  const { data } = useAdminCommentStatsQuery()
  if (!data || data.overview.totalComments === 0) return null
  return (
    <S.Rankings>
      <Beside>
        <Part title="Top commenters">
          <SortedTable
            keep
            parameter="sort-commenters"
            file="top-commenters"
            caption="Who comments most"
            columns={commenters}
            rows={data.topCommenters}
            rowKey={(one) => one.authorId}
          />
        </Part>
        <Part title="Most commented listings">
          <SortedTable
            keep
            parameter="sort-listings"
            file="most-commented-listings"
            caption="What is commented on most"
            columns={listings}
            rows={data.mostCommentedListings}
            rowKey={(one) => one.listingId}
          />
        </Part>
      </Beside>
    </S.Rankings>
  )
}

const commenters: Column<AdminCommentStats['topCommenters'][number]>[] = [
  {
    header: 'Person',
    value: nameOf,
    besides: [{ header: 'Email', value: ({ email }) => email }],
    cell: (person) => (
      <S.Who>
        <RowName>{nameOf(person)}</RowName>
        <Meta>{[commentBadge(person.role).label, person.email].filter(Boolean).join(' · ')}</Meta>
      </S.Who>
    ),
  },
  {
    header: 'Comments',
    value: ({ commentCount }) => commentCount,
    end: true,
    cell: ({ commentCount }) => number(commentCount),
  },
]
const listings: Column<AdminCommentStats['mostCommentedListings'][number]>[] = [
  {
    header: 'Listing',
    value: ({ title }) => title,
    besides: [{ header: 'Author', value: ({ author }) => author }],
    cell: ({ listingId, title, author }) => (
      <div>
        <RowName>
          <Link to={paths.listing(listingId)}>{title}</Link>
        </RowName>
        <Meta>{author}</Meta>
      </div>
    ),
  },
  {
    header: 'Comments',
    value: ({ commentCount }) => commentCount,
    end: true,
    cell: ({ commentCount }) => number(commentCount),
  },
]
