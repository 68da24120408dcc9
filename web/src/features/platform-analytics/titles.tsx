import type { PlatformAnalytics } from '@storyright/contracts/http'
import { listingStatuses, mediumLabels, mediums } from '@storyright/contracts/vocabulary'
import { Amounts } from '../../ui/data/amounts.tsx'
import { Beside, Part, Titled } from '../../ui/page/part.tsx'
import { chartRows } from './chart-rows.ts'
import { whole } from './figures.tsx'
import { OverTime } from './over-time.tsx'

const statusLabels = { available: 'Available', optioned: 'Optioned', sold: 'Sold' } as const

/** Listings by status and medium, and how they grew. */
export function Titles({ listings }: Pick<PlatformAnalytics, 'listings'>) {
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
