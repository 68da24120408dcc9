import { type AccountStatus, accountStatuses, limits, type Role, roles } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
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

/** Searches at a pause in typing. */
export function UserFilters({ asked, onAsk }: UserFiltersProps) {
  const [typed, setTyped] = useState(asked.search)
  const atPause = useTypingPause()
  return (
    <S.Filters role="search">
      <SearchField
        label="Search users"
        placeholder="Name, email, username or company"
        maxLength={limits.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          atPause(() => onAsk({ search: target.value.trim() }))
        }}
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
