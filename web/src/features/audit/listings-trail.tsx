import type { ListingAuditEntry } from '@storyright/contracts/http'
import { catalogueAddresses, dayAndTime } from '@storyright/contracts/vocabulary'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useListingsAuditInfiniteQuery, useTrail } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'

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
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What administrators did to listings and their chains of title, newest first. `form` has the words of a listing's form. */
export function ListingsTrail({ form }: { form: FieldWords }) {
  const { by, ...trail } = useTrail(catalogueAddresses.listingsAuditCsv)
  const read = useRows(useListingsAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What administrators did to listings"
      order="the newest first"
      columns={columns(wordsOfListings(form))}
      read={read}
      {...trail}
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

type Action = ListingAuditEntry['action']

/** What was done; of the featured titles only the change tells whether one came or went. */
const listingActions: Record<Action, (after: ListingAuditEntry['after']) => string> = {
  'listing.replaced': () => 'Listing edited',
  'listing.deleted': () => 'Listing deleted',
  'listing.featured': ({ isFeatured }) => (isFeatured ? 'Title featured' : 'Taken out of the featured titles'),
  'listing.status-changed': () => 'Status changed',
  'document.verified': () => 'Document verified',
  'document.rejected': () => 'Document rejected',
}

const statuses: Readonly<Record<string, string>> = {
  available: 'Available',
  optioned: 'Optioned',
  sold: 'Sold',
  draft: 'Draft',
  submitted: 'Submitted',
  verified: 'Verified',
  rejected: 'Rejected',
}

/** The words of a listing's form, and of what only administrators change. */
function wordsOfListings(form: FieldWords): FieldWords {
  return {
    labels: { status: 'Status', reason: 'Reason', ...form.labels },
    read: (field, value) => (field === 'status' ? statuses[String(value)] : form.read?.(field, value)),
  }
}
