import type { CommercialAnalysis } from '@storyright/contracts/http'
import { type AnalysisSort, analysisPaging } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { StatusBadge } from '../../../entities/listing/status-badge.tsx'
import { TitleCell } from '../../../entities/listing/title-cell.tsx'
import { priceRange } from '../../../entities/money/money.ts'
import { Ring } from '../../../entities/score/ring.tsx'
import { paths } from '../../../shared/paths.ts'
import { Table } from '../../../ui/data/table.styles.ts'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { LabelledSelect } from '../../../ui/field/labelled-select.tsx'
import { ChevronDown } from '../../../ui/icon/icons.ts'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { capital } from '../blocks/in-words.ts'
import * as S from './analysis-table.styles.ts'

/** A column, with a minus before it the other way round. */
export type SortedBy = AnalysisSort | `-${AnalysisSort}`

interface AnalysisColumn {
  sort: AnalysisSort
  header: string
  /** What comes first when it is chosen, and the other way round, in words. */
  first: string
  last: string
  /** Figures are looked at from the highest down, names from A. */
  isDescendingFirst?: true
  cell(analysis: CommercialAnalysis): ReactNode
}

const columns: readonly AnalysisColumn[] = [
  {
    sort: 'title',
    header: 'Title',
    first: 'A to Z',
    last: 'Z to A',
    cell: ({ listing }) => <TitleCell work={listing} to={paths.listing(listing.id)} />,
  },
  {
    sort: 'status',
    header: 'Status',
    first: 'available first',
    last: 'sold first',
    cell: ({ listing }) => <StatusBadge status={listing.status} />,
  },
  {
    sort: 'score',
    header: 'Score',
    first: 'highest first',
    last: 'lowest first',
    isDescendingFirst: true,
    cell: ({ commercialScore, isProvisional }) => (
      <Ring score={commercialScore} isProvisional={isProvisional} showWord />
    ),
  },
  {
    sort: 'price',
    header: 'Price',
    first: 'lowest first',
    last: 'highest first',
    cell: ({ listing: { suggestedOfferMin: min, suggestedOfferMax: max } }) => priceRange({ min, max }),
  },
  {
    sort: 'market',
    header: 'Market',
    first: 'largest first',
    last: 'smallest first',
    isDescendingFirst: true,
    cell: ({ marketSize }) => capital(marketSize),
  },
  {
    sort: 'complexity',
    header: 'Complexity',
    first: 'lowest first',
    last: 'highest first',
    cell: ({ productionComplexity }) => capital(productionComplexity),
  },
  {
    sort: 'return',
    header: 'Return',
    first: 'highest first',
    last: 'lowest first',
    isDescendingFirst: true,
    cell: ({ roiPotential }) => capital(roiPotential),
  },
]
const wayOf = ({ sort, isDescendingFirst }: AnalysisColumn): SortedBy => (isDescendingFirst ? `-${sort}` : sort)
const turned = (sorted: SortedBy) => (sorted.startsWith('-') ? sorted.slice(1) : `-${sorted}`) as SortedBy
/** Where a phone has no headings to press. */
const orders = columns.flatMap((column) => [
  { value: wayOf(column), label: `${column.header}, ${column.first}` },
  { value: turned(wayOf(column)), label: `${column.header}, ${column.last}` },
])

type AnalysisTableProps = {
  analyses: readonly CommercialAnalysis[]
  /** Others are on their way. */
  isOld: boolean
  sorted: SortedBy
  compared: readonly string[]
}

/** Analyses in a table, sorted by the service; on the phone each is a card. */
export function AnalysisTable({ analyses, isOld, sorted, compared }: AnalysisTableProps) {
  const { sortTo, sortBy, compare } = useTableAddress()
  const isFull = compared.length >= analysisPaging.compareMost
  return (
    <S.Room $isOld={isOld} aria-busy={isOld}>
      <S.Order>
        <LabelledSelect label="Sort by" options={orders} value={sorted} onChange={sortBy} />
      </S.Order>
      <Table $keep={false} $set={false} $cardsBelow="rail">
        <caption>
          <VisuallyHidden>Titles by their analyses</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.sort} column={column} sorted={sorted} sortTo={sortTo} />
            ))}
            <th scope="col">Compare</th>
          </tr>
        </thead>
        <tbody>
          {analyses.map((analysis) => {
            const { listingId, listing } = analysis
            const isCompared = compared.includes(listingId)
            return (
              <tr key={listingId}>
                {columns.map(({ sort, header, cell }) => (
                  <td
                    key={sort}
                    data-label={sort === 'title' ? undefined : header}
                    data-full={sort === 'title' || undefined}
                  >
                    {cell(analysis)}
                  </td>
                ))}
                <td data-full>
                  <Checkbox
                    label={
                      <>
                        <S.InCards>Compare</S.InCards>
                        <VisuallyHidden>{`Compare ${listing.title}`}</VisuallyHidden>
                      </>
                    }
                    checked={isCompared}
                    disabled={isFull && !isCompared}
                    onChange={() =>
                      compare(isCompared ? compared.filter((id) => id !== listingId) : [...compared, listingId])
                    }
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {isFull && <Meta>{`${analysisPaging.compareMost} titles are compared. Take one away to choose another.`}</Meta>}
    </S.Room>
  )
}

type HeadingProps = { column: AnalysisColumn; sorted: SortedBy; sortTo: (sort: SortedBy) => string }

/** The heading of a sorted column says which way, and turns it round; another one sorts by its own. */
function Heading({ column, sorted, sortTo }: HeadingProps) {
  const { sort, header } = column
  const way = sorted === sort ? 'ascending' : sorted === `-${sort}` ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={way}>
      <S.Sort to={sortTo(way ? turned(sorted) : wayOf(column))} preventScrollReset>
        {header}
        {way && <ChevronDown size={14} strokeWidth={1.8} aria-hidden="true" data-way={way} />}
      </S.Sort>
    </th>
  )
}

/** Another order begins with the first page; what is compared does not depend on either. */
function useTableAddress() {
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  // At once, so that a box that is ticked stays ticked.
  const stay = { preventScrollReset: true, replace: true, flushSync: true } as const
  const sortedAs = (sort: SortedBy) => {
    const next = new URLSearchParams(address)
    next.delete('page')
    next.set('sort', sort)
    return next
  }
  return {
    sortTo: (sort: SortedBy) => `${pathname}?${sortedAs(sort)}`,
    sortBy: (sort: SortedBy) => setAddress(sortedAs(sort), stay),
    compare: (ids: readonly string[]) => setAddress(comparing(address, ids), stay),
  }
}

/** The address with these titles beside one another. */
export function comparing(address: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  if (ids.length > 0) next.set('compare', ids.join(','))
  else next.delete('compare')
  return next
}
