import type { PeopleAuditEntry } from '@storyright/contracts/http'
import { type AccountStatus, dayAndTime, identityAddresses, type Role } from '@storyright/contracts/vocabulary'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { paths } from '../../shared/paths.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { usePeopleAuditInfiniteQuery, useTrail } from './audit.api.ts'

const actionLabels: Record<PeopleAuditEntry['action'], string> = {
  'agent.approved': 'Application approved',
  'agent.rejected': 'Application rejected',
  'user.role-changed': 'Role changed',
  'user.suspended': 'Suspended',
  'user.activated': 'Activated',
  'user.email-changed': 'Email address changed',
  'user.email-restored': 'Email address restored',
}

const labels: Record<string, string> = { ...roleLabels, ...statusLabels } satisfies Record<Role | AccountStatus, string>

/** The values before and after the action: "Producer to Agent". */
function changesIn({ before, after }: Pick<PeopleAuditEntry, 'before' | 'after'>) {
  const changed = ['role', 'status'].filter((name) => after[name] !== undefined && before[name] !== after[name])
  return changed.map((name) => `${worded(before[name])} to ${worded(after[name])}`).join(', ')
}

const worded = (value: unknown) => labels[String(value)] ?? String(value)

const columns: Column<PeopleAuditEntry>[] = [
  {
    header: 'Account',
    full: true,
    cell: ({ subject }) => (
      <RowName>
        <Link to={paths.account(subject.id)}>{nameOf(subject)}</Link>
      </RowName>
    ),
  },
  { header: 'What was done', card: 'lead', cell: ({ action }) => actionLabels[action] },
  { header: 'By', cell: ({ actor }) => <Link to={paths.account(actor.id)}>{nameOf(actor)}</Link> },
  { header: 'Change', cell: changesIn },
  { header: 'Notes', cell: ({ notes }) => notes ?? '' },
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** The audit trail of accounts, newest first. */
export function PeopleTrail() {
  const { by, ...trail } = useTrail(identityAddresses.peopleAuditCsv)
  const read = useRows(usePeopleAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What administrators did to accounts"
      order="the newest first"
      columns={columns}
      read={read}
      {...trail}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Role changes, suspensions and decisions on applications are recorded here.
        </EmptyState>
      }
      failure="The audit trail could not be read."
    />
  )
}
