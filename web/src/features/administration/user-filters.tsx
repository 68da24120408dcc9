import { type AccountStatus, accountStatuses, limits, type Role, roles } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabels } from '../../entities/person/account-status.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Field } from '../../ui/field/field.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { Select } from '../../ui/field/select.tsx'
import type { UsersAsked } from './administration.api.ts'
import * as S from './administration.styles.ts'

const roleChoices = [
  { value: '', label: 'All roles' },
  ...roles.map((role) => ({ value: role, label: roleLabels[role] })),
]
const statusChoices = [
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
      <Field label="Role">
        <Select
          options={roleChoices}
          value={asked.role}
          onChange={({ target }) => onAsk({ role: target.value as Role | '' })}
        />
      </Field>
      <Field label="Status">
        <Select
          options={statusChoices}
          value={asked.status}
          onChange={({ target }) => onAsk({ status: target.value as AccountStatus | '' })}
        />
      </Field>
    </S.Filters>
  )
}
