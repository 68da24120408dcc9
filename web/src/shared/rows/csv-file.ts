import { csvLine, csvMark } from '@storyright/contracts/vocabulary'
import type { Column } from '../../ui/data/table.tsx'

/** What a file has of a row; a table's columns are such. */
export type FileColumn<Row> = Pick<Column<Row>, 'header' | 'value' | 'besides'>

/** Rows as CSV: the columns that have values, and what these have besides. */
export function csvOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const parts = columns.flatMap(({ header, value, besides = [] }) => [
    ...(value ? [{ header, value }] : []),
    ...besides,
  ])
  const lines = rows.map((row) => csvLine(parts.map(({ value }) => value(row) ?? '')))
  return csvMark + csvLine(parts.map(({ header }) => header)) + lines.join('')
}

/** Saves rows as a file that the browser writes. */
export function saveCsv<Row>(name: string, columns: readonly FileColumn<Row>[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `storyright-${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // The download has begun once the event loop has turned.
  setTimeout(() => URL.revokeObjectURL(url))
}
