import { ChangePasswordForm } from '../../features/account/change-password-form.tsx'
import { DeleteAccount } from '../../features/account/delete-account.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import * as S from './account.styles.ts'
import { AccountPage } from './account-page.tsx'
import { usePendingOffers } from './use-pending-offers.ts'

export function SecuritySettingsPage() {
  const { user } = useCurrentUser()
  const pending = usePendingOffers(user)
  return (
    <AccountPage title="Security Settings">
      <S.Sections>
        <S.Section>
          <SectionHead title="Change Password" />
          <ChangePasswordForm />
        </S.Section>
        <S.Section>
          <SectionHead title="Security status">
            {user?.isVerified ? <Badge tone="ok">Account Verified</Badge> : <Badge tone="wait">Not verified</Badge>}
          </SectionHead>
          <h3>Recommendations</h3>
          <S.Advice>
            <li>Use a password that you use nowhere else; a password manager remembers it for you.</li>
            <li>Change it when somebody else may have seen it. Every other session ends with that.</li>
            <li>Keep the email address of this account up to date: it is the way back to a forgotten password.</li>
          </S.Advice>
        </S.Section>
        <S.Section>
          <SectionHead title="Danger Zone" />
          <p>Deleting the account removes your name and contact details at once and cannot be undone.</p>
          <DeleteAccount pending={pending} />
        </S.Section>
      </S.Sections>
    </AccountPage>
  )
}
