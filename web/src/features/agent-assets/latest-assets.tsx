import type { Listing } from '@storyright/contracts/http'
import { day, mediumLabels, paging } from '@storyright/contracts/vocabulary'
import { StatusBadge } from '../../entities/listing/status-badge.tsx'
import { titleColumn } from '../../entities/listing/title-cell.tsx'
import { priceRange } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'

type LatestAssetsProps = { assets: readonly Listing[]; onEdit: (id: string) => void }

/** The listings that were changed last. */
export function LatestAssets({ assets, onEdit }: LatestAssetsProps) {
  const latest = assets.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  const columns: Column<Listing>[] = [
    titleColumn(
      'Title',
      (asset) => asset,
      ({ id }) => paths.listing(id),
    ),
    {
      header: 'IP medium',
      card: 'lead',
      cell: ({ medium }) => mediumLabels[medium],
    },
    {
      header: 'Price',
      card: 'amount',
      cell: ({ suggestedOfferMin: min, suggestedOfferMax: max }) => priceRange({ min, max }),
    },
    { header: 'Changed', card: 'left', cell: ({ updatedAt }) => day(updatedAt) },
    {
      header: 'Status',
      card: 'status',
      cell: ({ status, isFeatured }) => <StatusBadge status={status} featured={isFeatured} />,
    },
    {
      header: 'Actions',
      full: true,
      end: true,
      cell: ({ id, title }) => (
        <Button small onClick={() => onEdit(id)}>
          Edit<VisuallyHidden>{` ${title}`}</VisuallyHidden>
        </Button>
      ),
    },
  ]
  return (
    <Table
      caption="Latest assets"
      columns={columns}
      rows={latest.slice(0, paging.recentItems)}
      rowKey={({ id }) => id}
    />
  )
}
