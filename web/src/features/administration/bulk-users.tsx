import type { User } from '@storyright/contracts/http'
import type { Role } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { BulkBar } from '../../shared/rows/bulk-bar.tsx'
import { type Bulk, type BulkResult, toastBulk } from '../../shared/rows/use-bulk.ts'
import { useAppDispatch } from '../../shared/store.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import {
  readUsersAgain,
  type Seen,
  useActivateUserMutation,
  useChangeRoleMutation,
  useLazyOpenedUserQuery,
  useSuspendUserMutation,
} from './administration.api.ts'
import { givenRoles } from './manage-role.tsx'

type Action = 'suspend' | 'activate' | 'role'
type BulkUsersProps = { bulk: Bulk; users: readonly User[]; self: string }

/** One action on the selected accounts, each asked for and recorded by itself. */
export function BulkUsers({ bulk, users, self }: BulkUsersProps) {
  const [action, setAction] = useState<Action | null>(null)
  const [role, setRole] = useState<Role>('producer')
  const act = useActions(role)
  const dispatch = useAppDispatch()
  const selected = users.filter(({ id }) => bulk.selected.has(id))
  const meant = action ? selected.filter((user) => isFor[action](user, self)) : []
  const left = selected.length - meant.length
  const confirm = async () => {
    if (!action) return
    setAction(null)
    const byId = new Map(meant.map((user) => [user.id, user]))
    const counts = await bulk.run([...byId.keys()], (id) => act[action](byId.get(id)!))
    dispatch(readUsersAgain())
    toastBulk(counts, 'account', { suspend: 'suspended', activate: 'activated', role: 'given a new role' }[action])
  }
  return (
    <>
      <BulkBar bulk={bulk} ids={users.filter(({ status }) => status !== 'closed').map(({ id }) => id)} noun="accounts">
        <Button small variant="danger" onClick={() => setAction('suspend')}>
          Suspend
        </Button>
        <Button small onClick={() => setAction('activate')}>
          Activate
        </Button>
        <Button small onClick={() => setAction('role')}>
          Change role
        </Button>
      </BulkBar>
      {action && (
        <ConfirmDialog
          open
          onOpenChange={() => setAction(null)}
          title={`${labels[action]}: ${accounts(meant.length)}?`}
          description={`${effects[action]}${left > 0 ? ` This action is not for ${accounts(left)} of the selection, which will not change.` : ''}`}
          confirm={`${labels[action]} (${meant.length})`}
          danger={action === 'suspend'}
          disabled={meant.length === 0}
          onConfirm={() => void confirm()}
        >
          {action === 'role' && (
            <LabelledSelect
              label="Role"
              options={givenRoles.map((value) => ({ value, label: roleLabels[value] }))}
              value={role}
              onChange={setRole}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

const accounts = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)
const labels: Record<Action, string> = { suspend: 'Suspend', activate: 'Activate', role: 'Change role' }
const effects: Record<Action, string> = {
  suspend:
    'They are signed out everywhere and cannot sign in. Listings of agents are hidden until the suspension ends. Each account can be activated again.',
  activate: 'They can sign in again, and listings of agents are shown again.',
  role: 'What they may do changes at once, also where they are signed in now.',
}

/** Whom an action is for, as their own dialog offers it. */
const isFor: Record<Action, (user: User, self: string) => boolean> = {
  suspend: ({ status, role }) => status === 'active' && role !== 'admin',
  activate: ({ status }) => status === 'suspended',
  role: ({ id, status, role }, self) =>
    id !== self && role !== 'admin' && (status === 'active' || status === 'suspended'),
}

/** The actions on one account, decided on it as the list shows it: who was changed meanwhile is left as they are. */
function useActions(role: Role): Record<Action, (user: User) => Promise<string | BulkResult>> {
  const [read] = useLazyOpenedUserQuery()
  const [suspend] = useSuspendUserMutation()
  const [activate] = useActivateUserMutation()
  const [change] = useChangeRoleMutation()
  const asShown =
    (done: string, act: (seen: Seen) => Promise<unknown>) =>
    async ({ id, status, role: shownRole }: User) => {
      const { etag, thing } = await read(id).unwrap()
      if (thing.status !== status || thing.role !== shownRole)
        return { isDone: false, message: 'Someone else has just changed this account. Please look again.' }
      await act({ id, etag })
      return done
    }
  return {
    suspend: asShown('Suspended', (seen) => suspend({ ...seen, isInBulk: true }).unwrap()),
    activate: asShown('Activated', (seen) => activate({ ...seen, isInBulk: true }).unwrap()),
    role: asShown(`Now ${roleLabels[role]}`, (seen) => change({ ...seen, role, isInBulk: true }).unwrap()),
  }
}
