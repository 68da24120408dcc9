import type { ListingImport } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { number, stateMarks, totalOf } from './import-words.ts'
import { useImportsQuery } from './imports.api.ts'

const columns: Column<ListingImport>[] = [
  {
    header: 'File',
    full: true,
    cell: ({ id, fileName }) => (
      <RowName>
        <Link to={paths.importOf(id)}>{fileName}</Link>
      </RowName>
    ),
  },
  {
    header: 'State',
    card: 'lead',
    cell: ({ state }) => <Badge tone={stateMarks[state].tone}>{stateMarks[state].label}</Badge>,
  },
  { header: 'Result', card: 'left', cell: resultOf },
  { header: 'Sent', card: 'left', cell: ({ createdAt }) => dayAndTime(createdAt) },
]

/** What became of a file, or may. */
function resultOf(one: ListingImport): string {
  const { state, counts, results, failure } = one
  if (state === 'failed') return failure ?? ''
  if (state === 'applied') return `${number(results.created)} created, ${number(results.changed)} changed`
  if (state === 'undone') return `${number(results.undone)} undone, ${number(results.kept)} kept`
  return totalOf(one) === 0 ? '' : `${number(counts.new)} new, ${number(counts.change)} to change`
}

/** The imports of before, the newest first. */
export function FormerImports() {
  const { data, isError, isFetching, refetch } = useImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Part title="Your imports">
      {isError && !data && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          We can’t show your imports just now.
        </ErrorState>
      )}
      {!data && !isError && <Skeleton $h={120} />}
      {data?.length === 0 && (
        <EmptyState title="No imports yet">Files that you send are listed here for 30 days.</EmptyState>
      )}
      {data && data.length > 0 && (
        <Table caption="Your imports, the newest first" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
    </Part>
  )
}
