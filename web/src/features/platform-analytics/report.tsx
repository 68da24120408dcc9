import type { PlatformAnalytics } from '@storyright/contracts/http'
import { listingStatuses, mediumLabels, mediums, roles, tiers } from '@storyright/contracts/vocabulary'
import { roleLabels } from '../../entities/person/role-labels.ts'
import type { DayRange } from '../../shared/days/day-range.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Amounts } from '../../ui/data/amounts.tsx'
import { Sparkline } from '../../ui/data/sparkline.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Beside, Part, Titled } from '../../ui/page/part.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { chartRows } from './chart-rows.ts'
import { Deals } from './deals.tsx'
import { Overview, whole } from './figures.tsx'
import { OverTime } from './over-time.tsx'
import { usePlatformAnalyticsQuery } from './platform-analytics.api.ts'
import { TopListings } from './top-listings.tsx'

/** The platform's figures of a range of days. */
export function Report({ range }: { range: DayRange }) {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = usePlatformAnalyticsQuery(range, {
    refetchOnMountOrArgChange: 60,
  })
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The figures of these days could not be read.
      </ErrorState>
    )
  if (!data) return <PartsSkeleton message="Loading figures" heights={[110, 360, 361, 362]} />
  return (
    <Parts>
      <Overview {...data} />
      <People users={data.users} />
      <Titles listings={data.listings} />
      <Deals offers={data.offers} money={data.money} before={data.before} />
      <Attention views={data.views} favourites={data.favourites} />
      <TopListings topListings={data.topListings} />
      <Searches searchesWithoutResult={data.searchesWithoutResult} />
    </Parts>
  )
}

/** What people looked at and kept. */
function Attention({ views, favourites }: Pick<PlatformAnalytics, 'views' | 'favourites'>) {
  const each = [
    { title: 'Views', of: views },
    { title: 'Favourites added', of: favourites },
  ]
  return (
    <Part title="Attention" aside="Of people who have not switched tracking off">
      <Beside>
        {each.map(({ title, of: { series } }) => (
          <OverTime
            key={title}
            title={title}
            kind="columns"
            days={series.length}
            rows={chartRows(series, { sums: ['count'] })}
            series={[{ key: 'count', label: title }]}
          />
        ))}
      </Beside>
    </Part>
  )
}

type Row = PlatformAnalytics['searchesWithoutResult'][number]
const columns: Column<Row>[] = [
  { header: 'Searched for', value: ({ term }) => term, full: true, cell: ({ term }) => <Words>{term}</Words> },
  { header: 'Times', value: ({ count }) => count, end: true, cell: ({ count }) => whole(count) },
  { header: 'Over the range', cell: ({ series }) => <Sparkline values={series.map(({ count }) => count)} /> },
]
const step = 20

/** What people searched for and did not find: what the catalogue lacks. */
function Searches({ searchesWithoutResult: terms }: Pick<PlatformAnalytics, 'searchesWithoutResult'>) {
  return (
    <Part title="Searches without result" aside="The hundred most frequent at most">
      {terms.length === 0 ? (
        <EmptyState title="Every search found something">Or there were no searches in this period.</EmptyState>
      ) : (
        <SortedTable
          parameter="sort-searches"
          file="searches-without-result"
          step={step}
          caption="Searches without result"
          order="most frequent first"
          columns={columns}
          rows={terms}
          rowKey={({ term }) => term}
        />
      )}
    </Part>
  )
}

const statusLabels = { available: 'Available', optioned: 'Optioned', sold: 'Sold' } as const

/** Listings by status and medium, and how they grew. */
function Titles({ listings }: Pick<PlatformAnalytics, 'listings'>) {
  const days = listings.series.length
  const rows = chartRows(listings.series, { sums: ['created'], levels: [...listingStatuses] })
  const byMedium = mediums
    .map((medium) => ({ key: medium, label: mediumLabels[medium], value: listings.byMedium[medium] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  return (
    <Part title="Listings">
      <Beside>
        <OverTime
          title="Listings over time"
          kind="lines"
          days={days}
          rows={rows}
          series={listingStatuses.map((status) => ({ key: status, label: statusLabels[status] }))}
        />
        <OverTime
          title="New listings"
          kind="columns"
          days={days}
          rows={rows}
          series={[{ key: 'created', label: 'New listings' }]}
        />
        <Titled title="By status">
          <Amounts
            amounts={listingStatuses.map((status) => ({
              key: status,
              label: statusLabels[status],
              value: listings.byStatus[status] ?? 0,
            }))}
            format={whole}
          />
        </Titled>
        <Titled title="By medium">
          <Amounts amounts={byMedium} format={whole} />
        </Titled>
      </Beside>
    </Part>
  )
}

const tierLabels = { free: 'Free plan', premium: 'Premium' } as const

/** Accounts by role and tier, and how they grew. */
function People({ users }: Pick<PlatformAnalytics, 'users'>) {
  const days = users.series.length
  const rows = chartRows(users.series, { sums: ['registered'], levels: ['total', 'producers', 'agents', 'premium'] })
  return (
    <Part title="Users" aside="Closed accounts do not count">
      <Beside>
        <OverTime
          title="Users over time"
          kind="lines"
          days={days}
          rows={rows}
          series={[
            { key: 'total', label: 'All' },
            { key: 'producers', label: 'Producers' },
            { key: 'agents', label: 'Agents' },
            { key: 'premium', label: 'Premium' },
          ]}
        />
        <OverTime
          title="New accounts"
          kind="columns"
          days={days}
          rows={rows}
          series={[{ key: 'registered', label: 'New accounts' }]}
        />
        <Titled title="By role">
          <Amounts
            amounts={roles.map((role) => ({ key: role, label: roleLabels[role], value: users.byRole[role] ?? 0 }))}
            format={whole}
          />
        </Titled>
        <Titled title="By tier">
          <Amounts
            amounts={tiers.map((tier) => ({ key: tier, label: tierLabels[tier], value: users.byTier[tier] ?? 0 }))}
            format={whole}
          />
        </Titled>
      </Beside>
    </Part>
  )
}
