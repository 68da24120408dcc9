import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './table.styles.ts'

/** Beside each other under the title: what leads, and at the right the status over the amount; below them facts, the others at full width. */
export type CardPlace = 'lead' | 'status' | 'amount' | 'left' | 'right'
export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  end?: boolean
  /** The phone's card gives it the whole width and no label: a title, or actions. */
  full?: boolean
  /** Where it stands on a phone's card that is set by hand. */
  card?: CardPlace
}
type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stays a table on the phone: for two or three narrow columns. */
  keep?: boolean
  /** With many columns the cards begin below the navigation's width already. */
  cardsBelow?: S.CardsBelow
}

/** Rows of one kind; on the phone each becomes a card. The caption is said, not shown. */
export function Table<Row>({ caption, columns, rows, rowKey, keep = false, cardsBelow = 'phone' }: TableProps<Row>) {
  return (
    <S.Table $keep={keep} $set={columns.some(({ card }) => card)} $cardsBelow={cardsBelow}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ header, end }) => (
            <th key={header} scope="col" data-end={end || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, end, full, card }) => (
              <td
                key={header}
                data-label={full ? undefined : header}
                data-end={end || undefined}
                data-full={full || undefined}
                data-card={card}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
