import type { User } from '@storyright/contracts/http'
import type { Role } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Meta } from '../../ui/text/text.ts'
import { type Seen, useChangeRoleMutation } from './administration.api.ts'
import * as S from './administration.styles.ts'

/** What each part of the dialog about an account is given. */
export type ManageProps = {
  user: User
  seen: Seen
  onDone: () => void
  /** What was decided on is not so any more, perhaps. */
  onRefused: () => void
}

/** Changes the role, after a confirmation. */
export function ManageRole({ user, seen, isSelf, onDone, onRefused }: ManageProps & { isSelf: boolean }) {
  const [role, setRole] = useState<Role>(user.role)
  const [asks, setAsks] = useState(false)
  const [change, { isLoading }] = useChangeRoleMutation()
  if (isSelf) return <Meta>You cannot change your own role.</Meta>
  if (user.status !== 'active' && user.status !== 'suspended')
    return <Meta>The role can be changed once the account has been active.</Meta>
  const name = nameOf(user)
  const label = roleLabels[role]
  const confirm = async () => {
    const done = { title: 'Role Changed', description: `${name} now has the role ${label}.` }
    if (await runWithToast(() => change({ ...seen, role }).unwrap(), done, 'Role Change Failed')) onDone()
    else {
      setAsks(false)
      onRefused()
    }
  }
  return (
    <S.Choose>
      <LabelledSelect
        label="Role"
        options={roleChoicesFor(user.role).map((value) => ({ value, label: roleLabels[value] }))}
        value={role}
        onChange={setRole}
      />
      <Button disabled={role === user.role} onClick={() => setAsks(true)}>
        Change Role
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Change the role to ${label}?`}
        description={`What ${name} may do changes at once, also where they are signed in now.`}
        confirm="Change Role"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </S.Choose>
  )
}

export const givenRoles: readonly Role[] = ['free', 'premium', 'producer', 'agent']

/** The roles that can be assigned; administrators are never made here. */
function roleChoicesFor(role: Role): readonly Role[] {
  return role === 'admin' ? [...givenRoles, 'admin'] : givenRoles
}
