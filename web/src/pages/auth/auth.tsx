import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useCurrentUser } from '../../shared/current-user.ts'
import { nextPath } from '../../shared/paths.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Meta } from '../../ui/text/text.ts'
import { Narrow, Panel } from './narrow.ts'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

type Tab = 'sign-in' | 'sign-up'

/** Sign in or join. Whoever is signed in goes on to where they were, or home. */
export function AuthPage() {
  const { user } = useCurrentUser()
  const { search, state, key } = useLocation()
  if (user) return <Navigate to={nextPath(search)} replace />
  // Join Now opens the second tab, also when this page is already open.
  return <AuthTabs key={key} start={(state as { tab?: Tab } | null)?.tab} />
}

function AuthTabs({ start }: { start: Tab | undefined }) {
  const [address] = useSearchParams()
  const join = address.get('join')
  const role = join === 'producer' || join === 'agent' ? join : null
  const [tab, setTab] = useState<Tab>(start ?? (role ? 'sign-up' : 'sign-in'))
  return (
    <Narrow as="div">
      <h1>{tab === 'sign-in' ? 'Welcome back' : 'Join Storyright'}</h1>
      <Meta>Over 1,000 titles from British agents, with the rights set out and the price on the page.</Meta>
      <Panel>
        <Tabs
          label="Account"
          value={tab}
          onChange={(value) => setTab(value as Tab)}
          tabs={[
            { value: 'sign-in', label: 'Sign In', content: <SignIn /> },
            { value: 'sign-up', label: 'Sign Up', content: <SignUp start={role} onBack={() => setTab('sign-in')} /> },
          ]}
        />
      </Panel>
    </Narrow>
  )
}
