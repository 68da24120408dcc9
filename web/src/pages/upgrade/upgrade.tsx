import { access, membershipMessages } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import { useKeptOrigin } from '../../features/membership/upgrading/origin.ts'
import { Welcome } from '../../features/membership/upgrading/welcome.tsx'
import { usePlan } from '../../features/membership/use-plan.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { ForProducer } from './for-producer.tsx'
import { Plan } from './plan.tsx'

/** What Premium brings and costs, for everybody to read; producers of the free plan pay for a year of it here. */
export function UpgradePage() {
  const { user, state, retry } = useCurrentUser()
  useKeptOrigin()
  const [address] = useSearchParams()
  const isProducer = user !== null && access.producer(viewerOf(user))
  const plan = usePlan(isProducer ? user : null)
  if (plan.isPremium && address.get('success') === 'true') return <Welcome />
  return (
    <Plan prorated={plan.status?.withdrawProrated === true}>
      {isProducer && <ForProducer plan={plan} />}
      {user && !isProducer && <Note>{membershipMessages.onlyProducers}</Note>}
      {!user && state === 'known' && <ForVisitor />}
      {!user && state === 'loading' && <Skeleton $h={96} />}
      {!user && state === 'away' && <ErrorState onRetry={retry}>We could not check who you are just now.</ErrorState>}
    </Plan>
  )
}

const ForVisitor = () => (
  <Actions>
    <ButtonLink to={withNext(paths.auth, paths.upgrade)} variant="primary">
      Sign In to Upgrade
    </ButtonLink>
    <ButtonLink to={paths.join('producer')}>Join as a producer</ButtonLink>
  </Actions>
)
