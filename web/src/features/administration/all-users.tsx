import type { User } from '@storyright/contracts/http'
import { useState } from 'react'
import { AccountState } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { useRows } from '../../shared/rows/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { day } from '../../ui/format/date.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { type UsersAsked, useUsersInfiniteQuery } from './administration.api.ts'
import * as S from './administration.styles.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { UserFilters } from './user-filters.tsx'

const columns = (manage: (user: User) => void): Column<User>[] => [
  {
    header: 'Name',
    full: true,
    cell: (user) => (
      <div>
        <S.Name>{nameOf(user)}</S.Name>
        <Meta as="span">{user.email}</Meta>
      </div>
    ),
  },
  { header: 'Role', cell: ({ role }) => roleLabels[role] },
  { header: 'Status', cell: ({ status }) => <AccountState status={status} /> },
  { header: 'Joined', cell: ({ createdAt }) => day(createdAt) },
  { header: 'Last sign-in', cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt) : 'Never') },
  {
    header: 'Actions',
    full: true,
    end: true,
    cell: (user) =>
      user.status !== 'closed' && (
        <Button small onClick={() => manage(user)}>
          Manage
          <VisuallyHidden> {nameOf(user)}</VisuallyHidden>
        </Button>
      ),
  },
]

/** Everybody with an account, to search and to manage. `self` is the administrator who looks. */
export function AllUsers({ self }: { self: string }) {
  const [asked, setAsked] = useState<UsersAsked>({ search: '', role: '', status: '' })
  const [managed, setManaged] = useState<User | null>(null)
  const read = useRows(useUsersInfiniteQuery(asked))
  return (
    <>
      <UserFilters asked={asked} onAsk={(change) => setAsked((before) => ({ ...before, ...change }))} />
      <RowsList
        caption="Users, the newest first"
        columns={columns(setManaged)}
        read={read}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No users found">Try fewer letters, or another role or status.</EmptyState>}
        failure="The users could not be read."
      />
      {managed && <ManageDialog user={managed} isSelf={managed.id === self} onClose={() => setManaged(null)} />}
    </>
  )
}
