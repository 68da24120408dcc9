import { EditAccount } from '../../features/account/edit-account.tsx'
import { PendingEmail } from '../../features/account/pending-email.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import * as S from './account.styles.ts'
import { AccountPage } from './account-page.tsx'

export function EditAccountPage() {
  const { user } = useCurrentUser()
  return (
    <AccountPage title="Edit Account">
      {user && (
        <S.Section as="div">
          {user.pendingEmail && <PendingEmail user={user} pendingEmail={user.pendingEmail} />}
          <EditAccount />
        </S.Section>
      )}
    </AccountPage>
  )
}
