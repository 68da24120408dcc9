import type { MembershipAuditEntry } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { PartyLink } from '../../entities/offer/party-link.tsx'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { useMembershipsAuditInfiniteQuery } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'
import { membershipActions, wordsOfMemberships } from './membership-words.ts'

const columns: Column<MembershipAuditEntry>[] = [
  {
    header: 'Member',
    full: true,
    cell: ({ member }) => (
      <RowName>
        <PartyLink party={member} />
      </RowName>
    ),
  },
  { header: 'What was done', card: 'lead', cell: ({ action }) => membershipActions[action] },
  { header: 'By', cell: ({ actor }) => <PartyLink party={actor} /> },
  { header: 'Change', cell: ({ before, after }) => <Changed changes={changesOf(before, after, wordsOfMemberships)} /> },
  { header: 'Reason', cell: ({ reason }) => reason && <Words>{reason}</Words> },
  { header: 'When', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What administrators did to memberships, newest first. */
export function MembershipsTrail() {
  const read = useRows(useMembershipsAuditInfiniteQuery())
  return (
    <RowsList
      caption="What administrators did to memberships, the newest first"
      columns={columns}
      read={read}
      rowKey={({ id }) => id}
      empty={
        <EmptyState heading="h2" title="Nothing has been done yet">
          Complimentary months, and memberships that an administrator ended, are recorded here.
        </EmptyState>
      }
      failure="The audit trail of memberships could not be read."
    />
  )
}
