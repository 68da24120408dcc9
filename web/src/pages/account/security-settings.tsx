import type { User } from '@storyright/contracts/http'
import { access } from '@storyright/contracts/vocabulary'
import { useMySubmissionsQuery } from '../../entities/offer/offer.api.ts'
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx'
import { DeleteAccount } from '../../features/account/delete-account.tsx'
import { useAgentOffersQuery } from '../../features/offers/offers.api.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import * as S from './account.styles.ts'
import { AccountPage } from './account-page.tsx'

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
            <li>Change it if someone else may have seen it. This signs you out everywhere else.</li>
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

/** How many offers would end with this account; undefined while that is not known. */
function usePendingOffers(user: User | null): number | undefined {
  const viewer = user && viewerOf(user)
  const makes = viewer !== null && access.producer(viewer)
  const receives = viewer !== null && access.agent(viewer)
  const made = useMySubmissionsQuery(undefined, { skip: !makes })
  const received = useAgentOffersQuery(user?.id ?? '', { skip: !receives })
  if (!makes && !receives) return viewer ? 0 : undefined
  return (makes ? made : received).data?.filter(({ status }) => status === 'pending').length
}
