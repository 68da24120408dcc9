import type { User } from '@storyright/contracts/http'
import { access, day, upgradeFor } from '@storyright/contracts/vocabulary'
import { useLocation } from 'react-router-dom'
import { Portrait } from '../../entities/person/portrait.tsx'
import { roleLabels } from '../../entities/person/role-labels.ts'
import { ExportData } from '../../features/account/export-data.tsx'
import { TrackingSettings } from '../../features/account/tracking-settings.tsx'
import { MembershipSettings } from '../../features/membership/settings/membership-settings.tsx'
import { NotificationSettings } from '../../features/notification-settings/notification-settings.tsx'
import { BlockedPeople } from '../../features/safety/blocked-people.tsx'
import { useSignOut } from '../../features/session/use-sign-out.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './account.styles.ts'

/** The account and where to change it. A visitor is told to log in instead of being led away. */
export function ProfilePage() {
  const { user, state, retry } = useCurrentUser()
  if (user) return <Profile user={user} />
  if (state === 'known') return <ProfileDenied />
  return (
    <S.Waiting>
      {state === 'loading' ? (
        <Spinner size={28} label="Loading" />
      ) : (
        <ErrorState onRetry={retry}>We could not check whether you are signed in.</ErrorState>
      )}
    </S.Waiting>
  )
}

function Profile({ user }: { user: User }) {
  const signOut = useSignOut()
  const name = `${user.firstName} ${user.lastName}`
  const viewer = viewerOf(user)
  const upgrade = upgradeFor(viewer)
  return (
    <S.Column>
      <PageHead title="Account Settings" actions={<Button onClick={() => void signOut()}>Sign Out</Button>} />
      <S.Sections>
        <S.Section>
          {!user.profileComplete && <Unfinished />}
          <S.Who>
            <Portrait name={name} address={user.profileImageUrl} />
            <div>
              <h2>{name}</h2>
              <Meta>{user.email}</Meta>
              {user.pendingEmail && <Meta>{`Waiting for ${user.pendingEmail}`}</Meta>}
            </div>
          </S.Who>
          <Facts facts={factsOf(user)} />
          <S.Actions>
            <ButtonLink to={paths.editAccount} variant="primary">
              Edit Account
            </ButtonLink>
            <ButtonLink to={paths.securitySettings}>Security Settings</ButtonLink>
            {upgrade && <ButtonLink to={upgrade.path}>{upgrade.label}</ButtonLink>}
          </S.Actions>
        </S.Section>
        <MembershipSettings user={user} mayUpgrade={access.producer(viewer)} />
        <NotificationSettings />
        <TrackingSettings user={user} />
        {(access.premium(viewer) || access.forum(viewer)) && <BlockedPeople />}
        <S.Section>
          <SectionHead title="Your data" />
          <p>One file with everything that Storyright keeps about you.</p>
          <ExportData />
        </S.Section>
      </S.Sections>
    </S.Column>
  )
}

function Unfinished() {
  const complete = (
    <ButtonLink to={paths.completeProfile} small>
      Complete Your Profile
    </ButtonLink>
  )
  return <Note action={complete}>Some of your profile is still blank.</Note>
}

const factsOf = ({ username, phoneNumber, companyName, role, membershipTier, createdAt }: User) => [
  { term: 'Username', value: username ?? 'Not given' },
  { term: 'Phone', value: phoneNumber ?? 'Not given' },
  { term: role === 'agent' ? 'Agency' : 'Company', value: companyName ?? 'Not given' },
  { term: 'Role', value: roleLabels[role] },
  { term: 'Membership', value: membershipTier === 'premium' ? 'Premium' : 'Free' },
  { term: 'Member since', value: day(createdAt) },
]

/** A mail’s link may lead to one part of the page, also by way of the login. */
function ProfileDenied() {
  const { hash } = useLocation()
  const logIn = (
    <ButtonLink to={withNext(paths.auth, paths.profile + hash)} variant="primary">
      Log In
    </ButtonLink>
  )
  return (
    <S.Denied>
      <EmptyState heading="h1" title="Access Denied" action={logIn}>
        Please log in to view your profile
      </EmptyState>
    </S.Denied>
  )
}
