import type { User } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { AccountState } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { Facts } from '../../ui/data/facts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ManageRole } from './manage-role.tsx'
import { ManageSuspension } from './manage-suspension.tsx'
import { ManageMembership } from './membership/manage-membership.tsx'

export type ManageProps = { user: User; onDone: () => void }

/** What an administrator can change about another account. */
export function ManageDialog({ user, isSelf, onClose }: { user: User; isSelf: boolean; onClose: () => void }) {
  const facts = [
    { term: 'Email', value: user.email },
    { term: 'Username', value: user.username ?? 'Not given' },
    { term: 'Company', value: user.companyName ?? 'Not given' },
    { term: 'Status', value: <AccountState status={user.status} /> },
    { term: 'Joined', value: day(user.createdAt) },
  ]
  return (
    <Dialog open onOpenChange={onClose} wide title={`Manage ${nameOf(user)}`}>
      <Facts facts={facts} />
      <ManageMembership user={user} />
      <ManageRole user={user} isSelf={isSelf} onDone={onClose} />
      <ManageSuspension user={user} onDone={onClose} />
    </Dialog>
  )
}
