import { access, membershipMessages } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { BenefitsTable } from '../../features/membership/upgrading/benefits-table.tsx'
import { useKeptOrigin } from '../../features/membership/upgrading/origin.ts'
import { PriceSummary } from '../../features/membership/upgrading/price-summary.tsx'
import { Welcome } from '../../features/membership/upgrading/welcome.tsx'
import { usePlan } from '../../features/membership/use-plan.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Page } from '../../ui/steps/steps.styles.ts'
import { theme } from '../../ui/theme/theme.ts'
import { ForProducer } from './for-producer.tsx'

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

const Main = styled.div`
  display: grid;
  gap: ${theme.s10};
`

type PlanProps = {
  /** Whether a withdrawal gives back only the days that are left. */
  prorated: boolean
  children: ReactNode
}

/** What Premium brings and costs, and below it what the reader can do about it. */
function Plan({ prorated, children }: PlanProps) {
  return (
    <Wrap>
      <PageHead
        title="Upgrade to Premium"
        lead="Open as many listings as you like, and see new titles before everybody else does."
      />
      <Page>
        <PriceSummary prorated={prorated} />
        <Main>
          <BenefitsTable />
          {children}
        </Main>
      </Page>
    </Wrap>
  )
}
