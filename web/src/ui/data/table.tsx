import type { ReactNode } from 'react'
import { LabelledSelect } from '../field/labelled-select.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './table.styles.ts'

/** Beside each other under the title: what leads, and at the right the status over the amount; below them facts, the others at full width. */
export type CardPlace = 'select' | 'lead' | 'status' | 'amount' | 'left' | 'right'
export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  end?: boolean
  /** The phone's card gives it the whole width and no label: a title, or actions. */
  full?: boolean
  /** Where it stands on a phone's card that is set by hand. */
  card?: CardPlace
  /** What it is sorted by, and what a file has, where the whole list is here. */
  value?: Value<Row>
  /** What a file has of it besides. */
  besides?: readonly { header: string; value: Value<Row> }[]
  /** Its name in the address, where the service sorts the list. */
  sort?: string
}
type Value<Row> = (row: Row) => string | number | null
/** A table's order, by a column's name; `null` for the list's own. */
export type TableSort = {
  order: Order | null
  onSort: (order: Order | null) => void
}
type Order = { by: string; isDescending: boolean }
type TableProps<Row> = {
  caption: string
  /** Which rows come first unless somebody sorts them: "the newest first". */
  order?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Stays a table on the phone: for two or three narrow columns. */
  keep?: boolean
  /** With more than five columns the cards begin below the navigation's width already. */
  cardsBelow?: S.CardsBelow
  /** Its columns that have a value, or a name for their service, are sorted by their heads. */
  sort?: TableSort
}

/** A column's name in the address. */
export const sortNameOf = ({ sort, header }: Pick<Column<never>, 'sort' | 'header'>) =>
  sort ?? header.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Rows of one kind; on the phone each becomes a card. The caption is said, not shown. */
export function Table<Row>({
  caption,
  order,
  columns,
  rows,
  rowKey,
  keep = false,
  cardsBelow = columns.length > 5 ? 'rail' : 'phone',
  sort,
}: TableProps<Row>) {
  return (
    <>
      {sort && !keep && <CardSort columns={columns} sort={sort} at={cardsBelow} />}
      <S.Table $keep={keep} $set={columns.some(({ card }) => card)} $cardsBelow={cardsBelow}>
        <caption>
          <VisuallyHidden>{order && !sort?.order ? `${caption}, ${order}` : caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.header} column={column} sort={sort} />
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
    </>
  )
}

const directions = ['ascending', 'descending'] as const

const isSortable = <Row,>({ value, sort }: Column<Row>) => value !== undefined || sort !== undefined
type HeadProps<Row> = { column: Column<Row>; sort: TableSort | undefined }

/** A column's head; pressed it sorts, the other way round, and then as the list was. */
function Head<Row>({ column, sort }: HeadProps<Row>) {
  const { header, end } = column
  if (!sort || !isSortable(column))
    return (
      <th scope="col" data-end={end || undefined}>
        {header}
      </th>
    )
  const name = sortNameOf(column)
  const direction = sort.order?.by === name ? directions[Number(sort.order.isDescending)]! : 'none'
  const next = {
    none: { by: name, isDescending: false },
    ascending: { by: name, isDescending: true },
    descending: null,
  }
  return (
    <th scope="col" data-end={end || undefined} aria-sort={direction}>
      <S.Sort type="button" onClick={() => sort.onSort(next[direction])}>
        <span>{header}</span>
        <i aria-hidden="true">{{ none: '↕', ascending: '↑', descending: '↓' }[direction]}</i>
      </S.Sort>
    </th>
  )
}

type CardSortProps<Row> = { columns: readonly Column<Row>[]; sort: TableSort; at: S.CardsBelow }

/** Cards have no heads to press, so their order is chosen from a list. */
function CardSort<Row>({ columns, sort, at }: CardSortProps<Row>) {
  const orders = columns.filter(isSortable).flatMap((column) => {
    const by = sortNameOf(column)
    return directions.map((direction, at) => ({
      order: { by, isDescending: at === 1 },
      value: `${by} ${direction}`,
      label: `${column.header}, ${direction}`,
    }))
  })
  const isChosen = ({ order }: (typeof orders)[number]) =>
    order.by === sort.order?.by && order.isDescending === sort.order.isDescending
  return (
    <S.CardSort $at={at}>
      <LabelledSelect
        label="Sort by"
        options={[{ value: '', label: 'As listed' }, ...orders]}
        value={orders.find(isChosen)?.value ?? ''}
        onChange={(chosen) => sort.onSort(orders.find(({ value }) => value === chosen)?.order ?? null)}
      />
    </S.CardSort>
  )
}
