import { type AccountStatus, accountStatuses, type Role, roles } from '@storyright/contracts/vocabulary'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { SearchBox } from '../../shared/form/search-box.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import type { UsersAsked } from './administration.api.ts'
import * as S from './administration.styles.ts'

const roleChoices: Choice<Role>[] = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role, label: roleLabels[role] })),
]
type Choice<Value> = { value: Value | ''; label: string }
const statusChoices: Choice<AccountStatus>[] = [
  { value: '', label: 'All but closed' },
  ...accountStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
]

type UserFiltersProps = { asked: UsersAsked; onAsk: (change: Partial<UsersAsked>) => void }

/** By words, role and account status. */
export function UserFilters({ asked, onAsk }: UserFiltersProps) {
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
