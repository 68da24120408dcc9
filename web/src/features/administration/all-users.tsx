import type { User } from '@storyright/contracts/http'
import {
  type AccountStatus,
  accountStatuses,
  day,
  limits,
  type Role,
  roles,
  userSorts,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { AccountState, statusLabels } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { RowOutcome, SelectRow } from '../../shared/rows/bulk-bar.tsx'
import { RowsList } from '../../shared/rows/rows-list.tsx'
import { type Bulk, useBulk } from '../../shared/rows/use-bulk.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { useSort } from '../../shared/rows/use-sort.ts'
import { useAsked } from '../../shared/use-asked.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import type { Column } from '../../ui/data/table.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogPart } from '../../ui/dialog/dialog-part.ts'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { type UsersAsked, usersCsv, useUsersInfiniteQuery } from './administration.api.ts'
import * as S from './administration.styles.ts'
import { BulkUsers } from './bulk-users.tsx'
import { ManageRole } from './manage-role.tsx'
import { ManageSuspension } from './manage-suspension.tsx'
import { ManageMembership } from './membership/manage-membership.tsx'
import { OpenedUser } from './opened-user.tsx'
import { isUndecided, ReviewDialog } from './review-dialog.tsx'
import { actColumn, whoColumn } from './user-columns.tsx'

const columns = (bulk: Bulk, manage: (user: User) => void): Column<User>[] => [
  {
    header: 'Select',
    card: 'select',
    full: true,
    cell: (user) => user.status !== 'closed' && <SelectRow bulk={bulk} id={user.id} name={nameOf(user)} />,
  },
  {
    ...whoColumn,
    cell: (user) => (
      <div>
        {whoColumn.cell(user)}
        <RowOutcome result={bulk.results[user.id]} />
      </div>
    ),
  },
  { header: 'Role', sort: 'role', card: 'lead', cell: ({ role }) => roleLabels[role] },
  { header: 'Status', sort: 'status', card: 'status', cell: ({ status }) => <AccountState status={status} /> },
  { header: 'Joined', sort: 'joined', card: 'left', cell: ({ createdAt }) => day(createdAt) },
  {
    header: 'Last sign-in',
    sort: 'last-sign-in',
    card: 'right',
    cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt) : 'Never'),
  },
  actColumn('Manage', manage, ({ status }) => status === 'closed'),
]

/** Everybody with an account, to search and to manage. `self` is the administrator who looks. */
export function AllUsers({ self }: { self: string }) {
  const { asked, change, sort } = useUsersAsked()
  const [managed, setManaged] = useState<User | null>(null)
  const [reviewed, setReviewed] = useState<User | null>(null)
  const read = useRows(useUsersInfiniteQuery(asked))
  const bulk = useBulk()
  return (
    <>
      <UserFilters asked={asked} onAsk={change} />
      <RowsList
        caption="Users"
        order="the newest first"
        columns={columns(bulk, setManaged)}
        read={read}
        sort={sort}
        csv={usersCsv(asked)}
        above={<BulkUsers bulk={bulk} users={read.rows ?? []} self={self} />}
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

type Filters = Omit<UsersAsked, 'sort'>

/** Whom the list asks for. It stands in the address beside the tab, so that a reload, a link and Back show the same. */
function useUsersAsked() {
  const { address, change } = useAsked()
  const { by, sort } = useSort(userSorts)
  const asked: UsersAsked = {
    search: address.get('search')?.trim().slice(0, limits.search) ?? '',
    role: roles.find((known) => known === address.get('role')) ?? '',
    status: accountStatuses.find((known) => known === address.get('status')) ?? '',
    sort: by,
  }
  return { asked, sort, change: (fields: Partial<Filters>) => change(fields) }
}

const roleChoices: Choice<Role>[] = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role, label: roleLabels[role] })),
]
type Choice<Value> = { value: Value | ''; label: string }
const statusChoices: Choice<AccountStatus>[] = [
  { value: '', label: 'All but closed' },
  ...accountStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
]

type UserFiltersProps = { asked: UsersAsked; onAsk: (change: Partial<Filters>) => void }

/** By words, role and account status. */
function UserFilters({ asked, onAsk }: UserFiltersProps) {
  return (
    <S.Filters>
      <SearchBox
        label="Search users"
        placeholder="Name, email, username or company"
        value={asked.search}
        onSearch={(search) => onAsk({ search })}
      />
      <LabelledSelect label="Role" options={roleChoices} value={asked.role} onChange={(role) => onAsk({ role })} />
      <LabelledSelect
        label="Status"
        options={statusChoices}
        value={asked.status}
        onChange={(status) => onAsk({ status })}
      />
    </S.Filters>
  )
}

type ManageDialogProps = { user: User; isSelf: boolean; onReview: (agent: User) => void; onClose: () => void }

/** What an administrator can change about another account, as it is now. */
function ManageDialog({ user: listed, isSelf, onReview, onClose }: ManageDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} wide title={`Manage ${nameOf(listed)}`}>
      <OpenedUser id={listed.id}>
        {({ user, seen, readAgain: onRefused }) => (
          <>
            <Facts facts={factsOf(user)} />
            {isUndecided(user) && (
              <DialogPart>
                <Button onClick={() => onReview(user)}>Review Application</Button>
              </DialogPart>
            )}
            <ManageMembership user={user} />
            <ManageRole {...{ user, seen, isSelf, onRefused }} onDone={onClose} />
            <ManageSuspension {...{ user, seen, onRefused }} onDone={onClose} />
          </>
        )}
      </OpenedUser>
    </Dialog>
  )
}

const factsOf = ({ email, username, companyName, status, createdAt }: User) => [
  { term: 'Email', value: email },
  { term: 'Username', value: username ?? 'Not given' },
  { term: 'Company', value: companyName ?? 'Not given' },
  { term: 'Status', value: <AccountState status={status} /> },
  { term: 'Joined', value: day(createdAt) },
]
