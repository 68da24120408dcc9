import { isAboutOneTitle, page, pageAt, reasonToSignIn } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { usePublicListingQuery } from '../../entities/listing/listing-cards.api.ts'
import { useSwitchedOff } from '../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { ForgottenPassword } from '../../features/password/forgotten-password.tsx'
import { SignInForm } from '../../features/session/sign-in-form.tsx'
import { ResendNote } from '../../features/verification/resend-note.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { forgetDestination, keepDestination } from '../../shared/form/destination.ts'
import { nextPath, paths } from '../../shared/paths.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Read } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { Narrow, Panel } from './narrow.ts'
import { type JoinRole, RoleChoice } from './role-choice.tsx'

/** Signing in does without them. */
const ProducerForm = lazy(() =>
  import('../../features/registration/producer-form.tsx').then((module) => ({ default: module.ProducerForm })),
)
const AgentForm = lazy(() =>
  import('../../features/registration/agent-form.tsx').then((module) => ({ default: module.AgentForm })),
)

type Outcome = { as: 'producer'; email: string } | { as: 'agent' }

type SignUpProps = { role: JoinRole | null; onRole: (role: JoinRole) => void; onBack: () => void }

/** Producer or agent first, then that one's form, then what happens next. */
function SignUp({ role, onRole, onBack }: SignUpProps) {
  const { search } = useLocation()
  const [outcome, setOutcome] = useState<Outcome>()
  const isOff = useSwitchedOff('registrations') !== null
  const joined = (email: string) => {
    keepDestination(search) // the mailed link may be opened in another tab
    setOutcome({ as: 'producer', email })
  }
  if (outcome) return <Joined outcome={outcome} onBack={onBack} />
  if (isOff)
    return (
      <Panel>
        <SwitchedOffNote name="registrations" />
      </Panel>
    )
  return (
    <Panel>
      <Stack>
        <RoleChoice value={role} onChange={onRole} />
        <Suspense fallback={<Skeleton $h={640} />}>
          {role === 'producer' && <ProducerForm onDone={joined} />}
          {role === 'agent' && <AgentForm onDone={() => setOutcome({ as: 'agent' })} />}
        </Suspense>
      </Stack>
    </Panel>
  )
}

function Joined({ outcome, onBack }: { outcome: Outcome; onBack: () => void }) {
  return (
    <Panel>
      <Stack role="status">
        {outcome.as === 'producer' ? (
          <>
            <h2>Registration Successful</h2>
            <p>
              <span>We have sent a link to </span>
              <b>{outcome.email}</b>
              <span>. Check your email to verify your account before logging in.</span>
            </p>
          </>
        ) : (
          <>
            <h2>Application Submitted</h2>
            <Badge tone="wait" fill>
              Pending Review
            </Badge>
            <p>Our team verifies your credentials and will notify you by email.</p>
          </>
        )}
        <Button onClick={onBack}>Back to Login</Button>
      </Stack>
    </Panel>
  )
}

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
  margin: ${theme.s3} 0 0 calc(-1 * ${theme.s3});
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

/** What signing in or joining is for: where one was going, by its name where it is a title. */
function Headings({ destination, isJoining }: { destination: Destination | null; isJoining: boolean }) {
  const listingId = destination?.listingId ?? null
  const { data } = usePublicListingQuery(listingId ?? '', { skip: listingId === null })
  const verb = isJoining ? 'Join' : 'Sign in'
  const plain = isJoining ? 'Join Storyright' : 'Welcome back'
  return (
    <>
      <h1>{destination ? `${verb} to ${destination.words(data?.title)}` : plain}</h1>
      <Read $quiet>{page('auth').lead}</Read>
    </>
  )
}

/** Where a page of signing in leads on to. `listingId` is of the title that it is about. */
function destinationOf(search: string) {
  const path = nextPath(search)
  return path === paths.home ? null : wayTo(path)
}

/** Somewhere that one has to sign in for. */
function wayTo(path: string) {
  const at = pageAt(new URL(path, window.location.origin).pathname)
  const isAboutOne = at !== undefined && isAboutOneTitle(at.page.name)
  const listingId = isAboutOne ? (at.params.id ?? at.params.listingId ?? null) : null
  return { path, listingId, words: (title: string | undefined) => reasonToSignIn(at?.page.name, title) }
}
type Destination = ReturnType<typeof wayTo>
