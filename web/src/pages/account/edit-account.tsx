import { EditAccountForm } from '../../features/account/edit-account-form.tsx'
import { PendingEmail } from '../../features/account/pending-email.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import * as S from './account.styles.ts'

export function EditAccountPage() {
  const { user } = useCurrentUser()
  return (
    <S.Column>
      <BackLink to={paths.profile}>Back to Profile</BackLink>
      <PageHead title="Edit Account" />
      {user && (
        <S.Section as="div">
          {user.pendingEmail && <PendingEmail user={user} pendingEmail={user.pendingEmail} />}
          <EditAccountForm user={user} />
        </S.Section>
      )}
    </S.Column>
  )
}
