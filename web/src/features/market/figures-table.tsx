import type { Market } from '@storyright/contracts/http'
import { money, moneyRange } from '../../entities/money/money.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { Strong } from '../../ui/text/words.ts'
import { change, nothing, percent, tooFew, waited } from './market-words.ts'

export type Figured = Omit<Market['byGenre'][number], 'genre'> & {
  name: string
  /** The reader's own. */
  own?: { offers: number; offerMedian: number | null }
}
const whole = (count: number) => count.toLocaleString('en-GB')

/** A figure; where it is held back a dash, of which the row says why. */
function Held({ value, of, format }: { value: number | null; of: Figured; format: (value: number) => string }) {
  if (value !== null) return format(value)
  return (
    <>
      <span>{nothing}</span>
      {of.suppressed && <VisuallyHidden>{` ${tooFew}`}</VisuallyHidden>}
    </>
  )
}

const figure = (
  header: string,
  of: 'askingMedian' | 'offers' | 'offerMedian' | 'acceptedPercent' | 'hoursToAnswer' | 'interest',
  format: (value: number) => string,
): Column<Figured> => ({
  header,
  value: (row) => row[of],
  end: true,
  cell: (row) => <Held value={row[of]} of={row} format={format} />,
})

const columns = (header: string): Column<Figured>[] => [
  {
    header,
    value: ({ name }) => name,
    full: true,
    cell: ({ name, suppressed }) => (
      <div>
        <Strong>{name}</Strong>
        {suppressed && <Meta>{tooFew}</Meta>}
      </div>
    ),
  },
  { header: 'Listings', value: ({ listings }) => listings, end: true, cell: ({ listings }) => whole(listings) },
  figure('Asking price', 'askingMedian', money),
  {
    header: 'Middle half',
    value: ({ askingLow }) => askingLow,
    besides: [{ header: 'Middle half, upper end', value: ({ askingHigh }) => askingHigh }],
    end: true,
    cell: ({ askingLow: low, askingHigh: high }) => (low === null || high === null ? nothing : moneyRange(low, high)),
  },
  figure('Offers', 'offers', whole),
  figure('Option fee offered', 'offerMedian', money),
  figure('Accepted', 'acceptedPercent', percent),
  figure('Time to answer', 'hoursToAnswer', waited),
  figure('Interest', 'interest', change),
]

const yours: Column<Figured> = {
  header: 'Your offers',
  value: ({ own }) => own?.offers ?? null,
  end: true,
  cell: ({ own }) =>
    own ? `${whole(own.offers)}${own.offerMedian === null ? '' : `, ${money(own.offerMedian)}`}` : nothing,
}

type FiguresTableProps = {
  /** Names the file, and the order in the address. */
  name: 'genre' | 'medium'
  caption: string
  header: string
  rows: readonly Figured[]
  withOwn?: boolean
}

const AT_A_TIME = 10

/** What titles of each kind ask and fetch, the reader's own offers beside them. */
export function FiguresTable({ name, caption, header, rows, withOwn = false }: FiguresTableProps) {
  return (
    <SortedTable
      file={`market-by-${name}`}
      parameter={`sort-${name}`}
      step={AT_A_TIME}
      caption={caption}
      columns={withOwn ? [...columns(header), yours] : columns(header)}
      rows={rows}
      rowKey={({ name }) => name}
      cardsBelow="rail"
    />
  )
}
