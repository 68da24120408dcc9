import type { User } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { AccountState } from '../../entities/person/account-status.tsx'
import { nameOf } from '../../entities/person/name-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogPart } from '../../ui/dialog/dialog-part.ts'
import { ManageRole } from './manage-role.tsx'
import { ManageSuspension } from './manage-suspension.tsx'
import { ManageMembership } from './membership/manage-membership.tsx'
import { OpenedUser } from './opened-user.tsx'
import { isUndecided } from './review-dialog.tsx'

type ManageDialogProps = { user: User; isSelf: boolean; onReview: (agent: User) => void; onClose: () => void }

/** What an administrator can change about another account, as it is now. */
export function ManageDialog({ user: listed, isSelf, onReview, onClose }: ManageDialogProps) {
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
