import { useState } from 'react'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import type { CardsBelow } from '../../ui/data/table.styles.ts'
import { type Column, sortNameOf, Table, type TableSort } from '../../ui/data/table.tsx'
import { saveCsv } from './csv-file.ts'
import { ExportButton } from './export-link.tsx'
import * as S from './rows-list.styles.ts'
import { useSort } from './use-sort.ts'

type SortedTableProps<Row> = {
  caption: string
  /** Which rows come first unless somebody sorts them. */
  order?: string
  columns: readonly Column<Row>[]
  /** The whole list, in the order that it has unless somebody sorts it. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The file's name without its ending; a list without one is not offered as a file. */
  file?: string
  /** The sort's name in the address, where the page has more tables than one. */
  parameter?: string
  /** So many are shown at first, and with each press. */
  step?: number
  keep?: boolean
  cardsBelow?: CardsBelow
}

/** A list that is here as a whole: sorted by any of its columns, and saved as CSV, in the browser. */
export function SortedTable<Row>({ columns, rows, file, parameter, step, ...table }: SortedTableProps<Row>) {
  const [shown, setShown] = useState(step ?? Number.POSITIVE_INFINITY)
  const names = columns.flatMap((column) => (column.value ? [sortNameOf(column)] : []))
  const { sort } = useSort(names, parameter)
  const sorted = sortRows(rows, columns, sort.order)
  return (
    <S.List>
      {file && (
        <S.Above>
          <ExportButton of={table.caption} onPress={() => saveCsv(file, columns, sorted)} />
        </S.Above>
      )}
      <Table {...table} columns={columns} rows={sorted.slice(0, shown)} sort={sort} />
      {step !== undefined && rows.length > step && (
        <ListFoot
          shown={Math.min(shown, rows.length)}
          total={rows.length}
          onMore={shown < rows.length && (() => setShown(shown + step))}
        />
      )}
    </S.List>
  )
}

const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

/** Rows in the order of a column; those without a value come last in either direction, equal ones stay as they were. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: TableSort['order']) {
  if (order === null) return rows
  const { by, isDescending } = order
  const value = columns.find((column) => sortNameOf(column) === by)?.value
  if (!value) return rows
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const difference = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
    return isDescending ? -difference : difference
  })
}
