import type { MembershipAuditEntry } from '@storyright/contracts/http'
import { day, dayAndTime, type MembershipState, membershipAddresses } from '@storyright/contracts/vocabulary'
import { stateLabels } from '../../entities/membership/state-labels.ts'
import { PartyLink } from '../../entities/offer/party-link.tsx'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { FieldWords } from '../../shared/versions/conflict-dialog.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { useMembershipsAuditInfiniteQuery, useTrail } from './audit.api.ts'
import { Changed } from './changed.tsx'
import { changesOf } from './changes.ts'

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
  { header: 'When', sort: 'when', end: true, card: 'status', cell: ({ at }) => dayAndTime(at) },
]

/** What administrators did to memberships, newest first. */
export function MembershipsTrail() {
  const { by, ...trail } = useTrail(membershipAddresses.membershipsAuditCsv)
  const read = useRows(useMembershipsAuditInfiniteQuery(by))
  return (
    <RowsList
      caption="What administrators did to memberships"
      order="the newest first"
      columns={columns}
      read={read}
      {...trail}
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

const membershipActions: Record<MembershipAuditEntry['action'], string> = {
  'membership.granted': 'Complimentary months given',
  'membership.grant-ended': 'Complimentary months ended',
  'membership.ended': 'Membership ended',
  'membership.payment-refunded': 'Payment refunded',
}

const isDay = (field: string) => field.endsWith('Until')

const wordsOfMemberships: FieldWords = {
  labels: {
    months: 'Months',
    state: 'Subscription',
    grantedUntil: 'Complimentary until',
    premiumUntil: 'Premium until',
    refunds: 'Running period refunded',
    refunded: 'Refunded before, in pounds',
    refundTo: 'Refunded after, in pounds',
    otherwise: 'Paid back in another way',
  },
  read: (field, value) => {
    if (field === 'state') return stateLabels[value as MembershipState]
    return isDay(field) && typeof value === 'string' ? day(value) : undefined
  },
}
