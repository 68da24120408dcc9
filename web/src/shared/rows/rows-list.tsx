import type { ReactNode } from 'react'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { type Column, Table, type TableSort } from '../../ui/data/table.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { ExportLink } from './export-link.tsx'
import * as S from './rows-list.styles.ts'
import type { Rows } from './use-rows.ts'

type RowsListProps<Row> = {
  caption: string
  /** Which rows come first unless somebody sorts them. */
  order?: string
  columns: readonly Column<Row>[]
  read: Rows<Row>
  /** What it is sorted by, where its service sorts. */
  sort?: TableSort
  /** Where all of it is as a file, under the same filters. */
  csv?: string
  /** What can be done with its rows. */
  above?: ReactNode
  rowKey: (row: Row) => string
  empty: ReactNode
  /** What could not be read, when it could not. */
  failure: string
}

/** A list that is read page by page: its rows, how many there are, and more of them. */
export function RowsList<Row>({
  caption,
  order,
  columns,
  read,
  rowKey,
  empty,
  failure,
  sort,
  csv,
  above,
}: RowsListProps<Row>) {
  const { rows, total, isFailed, hasMore, isReadingMore, readMore, retry } = read
  return (
    <S.List aria-busy={read.isFetching}>
      {rows?.length === 0 && empty}
      {(csv || above) && rows && rows.length > 0 && (
        <S.Above>
          <div>{above}</div>
          {csv && <ExportLink href={csv} of={caption} />}
        </S.Above>
      )}
      {rows && rows.length > 0 && (
        <Table {...{ caption, columns, rows, rowKey }} {...(order && { order })} {...(sort && { sort })} />
      )}
      {!rows && !isFailed && <Waiting />}
      {isFailed && <ErrorState onRetry={retry}>{failure}</ErrorState>}
      <ListFoot
        shown={rows?.length ?? 0}
        total={total}
        onMore={hasMore && !isFailed && readMore}
        busy={isReadingMore}
      />
    </S.List>
  )
}

function Waiting() {
  return (
    <S.Waiting>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} $h={44} />
      ))}
    </S.Waiting>
  )
}
