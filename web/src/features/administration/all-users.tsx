import type { User } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { AccountState } from '../../entities/person/account-status.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import type { Column } from '../../ui/data/table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useUsersInfiniteQuery } from './administration.api.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useUsersAsked } from './use-users-asked.ts'
import { actColumn, whoColumn } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'

const columns = (manage: (user: User) => void): Column<User>[] => [
  whoColumn,
  { header: 'Role', card: 'lead', cell: ({ role }) => roleLabels[role] },
  { header: 'Status', card: 'status', cell: ({ status }) => <AccountState status={status} /> },
  { header: 'Joined', card: 'left', cell: ({ createdAt }) => day(createdAt) },
  { header: 'Last sign-in', card: 'right', cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt) : 'Never') },
  actColumn('Manage', manage, ({ status }) => status === 'closed'),
]

/** Everybody with an account, to search and to manage. `self` is the administrator who looks. */
export function AllUsers({ self }: { self: string }) {
  const { asked, change } = useUsersAsked()
  const [managed, setManaged] = useState<User | null>(null)
  const [reviewed, setReviewed] = useState<User | null>(null)
  const read = useRows(useUsersInfiniteQuery(asked))
  return (
    <>
      <UserFilters asked={asked} onAsk={change} />
      <RowsList
        caption="Users, the newest first"
        columns={columns(setManaged)}
        read={read}
        rowKey={({ id }) => id}
        empty={
          <EmptyState heading="h2" title="No users found">
            Try fewer letters, or another role or status.
          </EmptyState>
        }
        failure="The users could not be read."
      />
      {managed && (
        <ManageDialog
          user={managed}
          isSelf={managed.id === self}
          onReview={(agent) => {
            setManaged(null)
            setReviewed(agent)
          }}
          onClose={() => setManaged(null)}
        />
      )}
      {reviewed && <ReviewDialog agent={reviewed} onClose={() => setReviewed(null)} />}
    </>
  )
}
