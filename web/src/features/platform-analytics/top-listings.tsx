import type { PlatformAnalytics } from '@storyright/contracts/http'
import { mediumLabels } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Sparkline } from '../../ui/data/sparkline.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Part } from '../../ui/page/part.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { whole } from './figures.tsx'

type Row = PlatformAnalytics['topListings'][number]
const columns: Column<Row>[] = [
  {
    header: 'Listing',
    value: ({ title }) => title,
    besides: [
      { header: 'Author', value: ({ author }) => author },
      { header: 'Medium', value: ({ medium }) => mediumLabels[medium] },
    ],
    full: true,
    cell: ({ listingId, title, author, medium }) => (
      <div>
        <Link to={paths.listing(listingId)}>{title}</Link>
        <Meta>{`${author} · ${mediumLabels[medium]}`}</Meta>
      </div>
    ),
  },
  { header: 'Views', value: ({ views }) => views, end: true, cell: ({ views }) => whole(views) },
  {
    header: 'Favourites',
    value: ({ favourites }) => favourites,
    end: true,
    cell: ({ favourites }) => whole(favourites),
  },
  { header: 'Offers', value: ({ offers }) => offers, end: true, cell: ({ offers }) => whole(offers) },
  { header: 'Views over the range', cell: ({ series }) => <Sparkline values={series.map(({ count }) => count)} /> },
]

/** The listings that were looked at most. */
export function TopListings({ topListings }: Pick<PlatformAnalytics, 'topListings'>) {
  return (
    <Part title="Top listings">
      {topListings.length === 0 ? (
        <EmptyState title="No listing was viewed in these days">Choose a longer range to see more.</EmptyState>
      ) : (
        <SortedTable
          parameter="sort-listings"
          file="top-listings"
          caption="Top listings"
          order="most views first"
          columns={columns}
          rows={topListings}
          rowKey={({ listingId }) => listingId}
        />
      )}
    </Part>
  )
}
