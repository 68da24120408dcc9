import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ForgottenPassword } from '../../features/password/forgotten-password.tsx'
import { SignInForm } from '../../features/session/sign-in-form.tsx'
import { ResendNote } from '../../features/verification/resend-note.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { forgetDestination } from '../../shared/form/destination.ts'
import { nextPath, paths } from '../../shared/paths.ts'
import { Link } from '../../ui/link/link.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { destinationOf, wayTo } from './destination.ts'
import { Headings } from './headings.tsx'
import { Narrow, Panel } from './narrow.ts'
import type { JoinRole } from './role-choice.tsx'
import { SignUp } from './sign-up.tsx'

type Tab = 'sign-in' | 'sign-up'

/** Sign in or join. Whoever is signed in goes on to where they were, or home. */
export function AuthPage() {
  const { user } = useCurrentUser()
  const { search } = useLocation()
  if (user) return <Arrived at={nextPath(search)} />
  return <AuthTabs />
}

/** What a visitor reads for the moment before signing in is shown: its heading already, so that nothing jumps. */
export function SignInFirst() {
  const { pathname } = useLocation()
  return (
    <Narrow as="div">
      <Headings destination={wayTo(pathname)} isJoining={false} />
    </Narrow>
  )
}

function Arrived({ at }: { at: string }) {
  useEffect(forgetDestination, [])
  return <Navigate to={at} replace />
}

/** The tab and the role stand in the address, so that a reload and Back lead to the same form. */
function AuthTabs() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const join = address.get('join')
  const asked: JoinRole | null = join === 'producer' || join === 'agent' ? join : null
  // What was chosen shows at once; the address follows.
  const [role, setRole] = useState<JoinRole | null>(asked)
  useEffect(() => setRole(asked), [asked])
  const tab = (state as { tab?: Tab } | null)?.tab ?? (role ? 'sign-up' : 'sign-in')
  const go = (next: Tab, as: JoinRole | null) => {
    setRole(as)
    if (as) address.set('join', as)
    else address.delete('join')
    void navigate({ search: address.toString() }, { replace: true, state: { tab: next }, preventScrollReset: true })
  }
  return (
    <Narrow as="div">
      <Headings destination={destinationOf(search)} isJoining={tab === 'sign-up'} />
      <Panel>
        <Tabs
          label="Account"
          value={tab}
          onChange={(value) => go(value as Tab, role)}
          tabs={[
            { value: 'sign-in', label: 'Sign In', content: <SignIn /> },
            {
              value: 'sign-up',
              label: 'Sign Up',
              content: <SignUp role={role} onRole={(as) => go('sign-up', as)} onBack={() => go('sign-in', null)} />,
            },
          ]}
        />
      </Panel>
    </Narrow>
  )
}

const Beneath = styled.p`
  margin-top: ${theme.s6};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
  color: ${theme.ink2};
`
const Forgotten = styled.div`
  display: flex;
  margin: ${theme.s3} 0 0 calc(-1 * ${theme.s2});
`

function SignIn() {
  return (
    <Panel>
      <SignInForm unverified={(email) => <ResendNote key={email} email={email} />} />
      <Forgotten>
        <ForgottenPassword />
      </Forgotten>
      <Beneath>
        No confirmation in your inbox? <Link to={paths.verifyEmail}>Send the verification email again</Link>.
      </Beneath>
    </Panel>
  )
}
