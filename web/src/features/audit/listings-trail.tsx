import type { ListingAuditEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useListingsAuditInfiniteQuery } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'
import { listingActions, wordsOfListings } from './listing-words.ts'

const columns = (words: FieldWords): Column<ListingAuditEntry>[] => [
  {
    header: 'Listing',
    full: true,
    cell: ({ listing: { id, title } }) => (
      <RowName>
        <Link to={paths.listing(id)}>{title}</Link>
      </RowName>
    ),
  },
  { header: 'What was done', card: 'lead', cell: ({ action, after }) => listingActions[action](after) },
  { header: 'By', cell: ({ actor: { id, name } }) => <Link to={paths.account(id)}>{name || 'Closed account'}</Link> },
  { header: 'Change', cell: ({ before, after }) => <Changed changes={changesOf(before, after, words)} /> },
  { header: 'When', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What administrators did to listings and their chains of title, newest first. `form` has the words of a listing's form. */
export function ListingsTrail({ form }: { form: FieldWords }) {
  const read = useRows(useListingsAuditInfiniteQuery())
  return (
    <RowsList
      caption="What administrators did to listings, the newest first"
      columns={columns(wordsOfListings(form))}
      read={read}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Edits, deletions, featured titles and decisions on documents are recorded here.
        </EmptyState>
      }
      failure="The audit trail of listings could not be read."
    />
  )
}
