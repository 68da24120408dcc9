import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './table.styles.ts'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  end?: boolean
  /** The phone's card gives it the whole width and no label: a title, or actions. */
  full?: boolean
}
type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stays a table on the phone: for two or three narrow columns. */
  keep?: boolean
}

/** Rows of one kind; on the phone each becomes a card. The caption is said, not shown. */
export function Table<Row>({ caption, columns, rows, rowKey, keep = false }: TableProps<Row>) {
  return (
    <S.Table $keep={keep}>
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
            {columns.map(({ header, cell, end, full }) => (
              <td
                key={header}
                data-label={full ? undefined : header}
                data-end={end || undefined}
                data-full={full || undefined}
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
