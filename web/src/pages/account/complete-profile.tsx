import { CompleteProfileForm } from '../../features/account/complete-profile-form.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import * as S from './account.styles.ts'

export function CompleteProfilePage() {
  const { user } = useCurrentUser()
  return (
    <S.Column>
      <PageHead
        title="Complete Your Profile"
        lead="Agents see who is making the offer, and what you are looking for shapes what we suggest."
      />
      {user && <CompleteProfileForm user={user} />}
    </S.Column>
  )
}
