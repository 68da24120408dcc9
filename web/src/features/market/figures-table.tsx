import type { Market } from '@storyright/contracts/http'
import { useState } from 'react'
import { money, moneyRange } from '../../entities/money/money.ts'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
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
  end: true,
  cell: (row) => <Held value={row[of]} of={row} format={format} />,
})

const columns = (header: string): Column<Figured>[] => [
  {
    header,
    full: true,
    cell: ({ name, suppressed }) => (
      <div>
        <Strong>{name}</Strong>
        {suppressed && <Meta>{tooFew}</Meta>}
      </div>
    ),
  },
  { header: 'Listings', end: true, cell: ({ listings }) => whole(listings) },
  figure('Asking price', 'askingMedian', money),
  {
    header: 'Middle half',
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
  end: true,
  cell: ({ own }) =>
    own ? `${whole(own.offers)}${own.offerMedian === null ? '' : `, ${money(own.offerMedian)}`}` : nothing,
}

type FiguresTableProps = { caption: string; header: string; rows: readonly Figured[]; withOwn?: boolean }

const AT_A_TIME = 10

/** What titles of each kind ask and fetch, the reader's own offers beside them. */
export function FiguresTable({ caption, header, rows, withOwn = false }: FiguresTableProps) {
  const [shown, setShown] = useState(AT_A_TIME)
  return (
    <>
      <Table
        caption={caption}
        columns={withOwn ? [...columns(header), yours] : columns(header)}
        rows={rows.slice(0, shown)}
        rowKey={({ name }) => name}
        cardsBelow="rail"
      />
      {rows.length > AT_A_TIME && (
        <ListFoot
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          onMore={shown < rows.length && (() => setShown(shown + AT_A_TIME))}
        />
      )}
    </>
  )
}
