import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSwitchedOff } from '../../entities/switch/switched-off.api.ts'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { keepDestination } from '../../shared/form/destination.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/page/stack.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Panel } from './narrow.ts'
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
export function SignUp({ role, onRole, onBack }: SignUpProps) {
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
