import type { ImportRow, ListingImport } from '@storyright/contracts/http'
import { type ImportRowOutcome, type ImportRowState, importRowStates } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { useRights } from '../../entities/rights/use-rights.ts'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Table } from '../../ui/data/table.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { number, outcomeCount, outcomeMarks, outcomesOf, rowMarks, totalOf } from './import-words.ts'
import { useImportRowsInfiniteQuery } from './imports.api.ts'
import * as S from './listing-import.styles.ts'
import { columnsOf, useEditing } from './row-columns.tsx'

/** The rows of a file, by what they would do, or by what became of them. */
export function ImportRows({ listingImport }: { listingImport: ListingImport }) {
  const [address, setAddress] = useSearchParams()
  const filters = filtersOf(listingImport)
  const chosen = filters.find(({ value }) => value === address.get('rows'))
  const choose = (next: string) =>
    setAddress(next === 'all' ? {} : { rows: next }, { replace: true, preventScrollReset: true })
  const rows = <FilteredRows key={chosen?.value ?? 'all'} listingImport={listingImport} filter={chosen ?? null} />
  return (
    <Part title="Rows">
      <S.Tabbed>
        <Tabs
          label={listingImport.state === 'ready' ? 'Rows by what they do' : 'Rows by what became of them'}
          value={chosen?.value ?? 'all'}
          onChange={choose}
          tabs={[
            { value: 'all', label: 'All', count: number(totalOf(listingImport)), content: rows },
            ...filters.map(({ value, label, count }) => ({ value, label, count: number(count), content: rows })),
          ]}
        />
      </S.Tabbed>
    </Part>
  )
}

interface Filter {
  value: string
  label: string
  help: string
  count: number
  state: ImportRowState | null
  result: ImportRowOutcome | null
}

function filtersOf(listingImport: ListingImport): Filter[] {
  if (listingImport.state === 'ready')
    return importRowStates.map((state) => {
      const { tab, help } = rowMarks[state]
      return { value: state, label: tab, help, count: listingImport.counts[state], state, result: null }
    })
  return outcomesOf(listingImport).map((result) => {
    const { tab, help } = outcomeMarks[result]
    const count = outcomeCount(listingImport, result)
    return { value: result, label: tab, help, count, state: null, result }
  })
}

type FilteredRowsProps = { listingImport: ListingImport; filter: Filter | null }

function FilteredRows({ listingImport, filter }: FilteredRowsProps) {
  const { id } = listingImport
  const { state = null, result = null } = filter ?? {}
  const read = useImportRowsInfiniteQuery({ id, state, result }, { refetchOnMountOrArgChange: true })
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = read
  const rights = useRights()
  const editing = useEditing()
  const rows: readonly ImportRow[] | undefined = data?.pages.flat()
  const total = filter ? filter.count : totalOf(listingImport)
  const failed = isError && !isFetching
  const columns = columnsOf({ listingImport, rights, editing })
  return (
    <S.Rows aria-busy={isFetching}>
      {filter && total > 0 && <p>{filter.help}</p>}
      {rows?.length === 0 && (
        <EmptyState title="No rows">{filter ? 'There is no such row.' : 'This file has no rows.'}</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Table
          caption="Rows in the order of the file"
          columns={columns}
          rows={rows}
          rowKey={({ n }) => String(n)}
          cardsBelow="rail"
        />
      )}
      {!rows && !failed && <Skeleton $h={320} />}
      {failed && (
        <ErrorState onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>
          We can’t show these rows just now.
        </ErrorState>
      )}
      <ListFoot
        shown={rows?.length ?? 0}
        total={Math.max(total, rows?.length ?? 0)}
        onMore={hasNextPage && !failed && (() => void fetchNextPage())}
        busy={read.isFetchingNextPage}
      />
    </S.Rows>
  )
}
