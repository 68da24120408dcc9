import type { SupportAuditEntry } from '@storyright/contracts/http'
import { communityAddresses, dayAndTime, supportTopicLabels } from '@storyright/contracts/vocabulary'
import { nameOf } from '../../entities/person/name-of.ts'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useSupportAuditInfiniteQuery, useTrail } from './audit.api.ts'

const columns: Column<SupportAuditEntry>[] = [
  {
    header: 'Question',
    full: true,
    cell: ({ thread }) => (
      <RowName>
        {thread ? <Link to={paths.supportThread(thread.id)}>{supportTopicLabels[thread.topic]}</Link> : 'Gone since'}
      </RowName>
    ),
  },
  {
    header: 'What was done',
    card: 'lead',
    cell: ({ after }) => (after.status === 'closed' ? 'Question closed' : 'Question opened again'),
  },
  { header: 'Member', cell: ({ member }) => <Link to={paths.account(member.id)}>{nameOf(member)}</Link> },
  { header: 'By', cell: ({ actor }) => <Link to={paths.account(actor.id)}>{nameOf(actor)}</Link> },
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** Which questions administrators closed and opened again, newest first. */
export function SupportTrail() {
  const { by, ...trail } = useTrail(communityAddresses.supportAuditCsv)
  const read = useRows(useSupportAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What administrators did to questions"
      order="the newest first"
      columns={columns}
      read={read}
      {...trail}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Questions that an administrator closed or opened again are recorded here.
        </EmptyState>
      }
      failure="The audit trail of support could not be read."
    />
  )
}
