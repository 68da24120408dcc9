import type { CommercialAnalysis } from '@storyright/contracts/http'
import { analysisPaging, analysisSorts } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { StatusBadge } from '../../../entities/listing/status-badge.tsx'
import { TitleCell } from '../../../entities/listing/title-cell.tsx'
import { priceRange } from '../../../entities/money/money.ts'
import { Ring } from '../../../entities/score/ring.tsx'
import { paths } from '../../../shared/paths.ts'
import { useSort } from '../../../shared/rows/use-sort.ts'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { below, theme } from '../../../ui/theme/theme.ts'
import { capital } from '../blocks/in-words.ts'

const Room = styled.div<{ $isOld: boolean }>`
  opacity: ${({ $isOld }) => ($isOld ? 0.6 : 1)};
  th:first-child {
    width: 26%;
  }
  td {
    font-size: ${theme.t15};
  }
  td:first-child {
    min-width: 190px;
  }
  /* The word of a ring is a fact here. */
  td svg + span {
    font-size: ${theme.t15};
  }
  ${below.rail} {
    td {
      align-items: center;
    }
  }
`
/** In a table the heading says it. */
const InCards = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  ${below.rail} {
    display: inline;
  }
`

const columns: readonly Column<CommercialAnalysis>[] = [
  {
    header: 'Title',
    sort: 'title',
    full: true,
    cell: ({ listing }) => <TitleCell work={listing} to={paths.listing(listing.id)} />,
  },
  { header: 'Status', sort: 'status', cell: ({ listing }) => <StatusBadge status={listing.status} /> },
  {
    header: 'Score',
    sort: 'score',
    cell: ({ commercialScore, isProvisional }) => (
      <Ring score={commercialScore} isProvisional={isProvisional} showWord />
    ),
  },
  {
    header: 'Price',
    sort: 'price',
    cell: ({ listing: { suggestedOfferMin: min, suggestedOfferMax: max } }) => priceRange({ min, max }),
  },
  { header: 'Market', sort: 'market', cell: ({ marketSize }) => capital(marketSize) },
  { header: 'Complexity', sort: 'complexity', cell: ({ productionComplexity }) => capital(productionComplexity) },
  { header: 'Return', sort: 'return', cell: ({ roiPotential }) => capital(roiPotential) },
]

type AnalysisTableProps = {
  analyses: readonly CommercialAnalysis[]
  /** Others are on their way. */
  isOld: boolean
  compared: readonly string[]
}

/** Analyses in a table, sorted by the service; on the phone each is a card. */
export function AnalysisTable({ analyses, isOld, compared }: AnalysisTableProps) {
  const [address, setAddress] = useSearchParams()
  const { sort } = useSort(analysisSorts)
  // At once, so that a box that is ticked stays ticked.
  const compare = (ids: readonly string[]) =>
    setAddress(comparing(address, ids), { preventScrollReset: true, replace: true, flushSync: true })
  const isFull = compared.length >= analysisPaging.compareMost
  const compareColumn: Column<CommercialAnalysis> = {
    header: 'Compare',
    full: true,
    cell: ({ listingId, listing }) => {
      const isCompared = compared.includes(listingId)
      return (
        <Checkbox
          label={
            <>
              <InCards>Compare</InCards>
              <VisuallyHidden>{`Compare ${listing.title}`}</VisuallyHidden>
            </>
          }
          checked={isCompared}
          disabled={isFull && !isCompared}
          onChange={() => compare(isCompared ? compared.filter((id) => id !== listingId) : [...compared, listingId])}
        />
      )
    },
  }
  return (
    <Room $isOld={isOld} aria-busy={isOld}>
      <Table
        caption="Titles by their analyses"
        order="the highest score first"
        columns={[...columns, compareColumn]}
        rows={analyses}
        rowKey={({ listingId }) => listingId}
        sort={sort}
        cardsBelow="rail"
      />
      {isFull && <Meta>{`${analysisPaging.compareMost} titles are compared. Take one away to choose another.`}</Meta>}
    </Room>
  )
}

/** The address with these titles beside one another. */
export function comparing(address: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  if (ids.length > 0) next.set('compare', ids.join(','))
  else next.delete('compare')
  return next
}
