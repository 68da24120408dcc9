import type { ReactNode } from 'react'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import * as S from './rows-list.styles.ts'
import type { Rows } from './use-rows.ts'

type RowsListProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  read: Rows<Row>
  rowKey: (row: Row) => string
  empty: ReactNode
  /** What could not be read, when it could not. */
  failure: string
}

/** A list that is read page by page: its rows, how many there are, and more of them. */
export function RowsList<Row>({ caption, columns, read, rowKey, empty, failure }: RowsListProps<Row>) {
  const { rows, total, isFailed, hasMore, isReadingMore, readMore, retry } = read
  return (
    <S.List aria-busy={read.isFetching}>
      {rows?.length === 0 && empty}
      {rows && rows.length > 0 && <Table {...{ caption, columns, rows, rowKey }} />}
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
