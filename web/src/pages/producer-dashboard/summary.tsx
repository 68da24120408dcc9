import type { Offer } from '@storyright/contracts/http'
import { isMetered } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { PlanCard } from '../../features/membership/plan-card.tsx'
import { RecentOffers } from '../../features/offers/making/recent-offers.tsx'
import { countsOf, successRate } from '../../features/offers/offer-counts.ts'
import { useMyOffers } from '../../features/offers/use-offers.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Ledger } from '../../ui/data/ledger.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Actions } from '../../ui/page/actions.ts'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { NothingYet } from '../nothing-yet.tsx'

const Section = styled.section`
  display: grid;
  gap: ${theme.s4};
`
const Narrow = styled.div`
  max-width: 420px;
`
const WideActs = styled(Actions)`
  gap: ${theme.s3};
`

/** The counts, the newest offers and how they went. */
export function Summary() {
  const { user } = useCurrentUser()
  const { offers, isFailed, isFetching, retry } = useMyOffers()
  if (isFailed)
    return (
      <ErrorState onRetry={retry} busy={isFetching}>
        Your offers could not be loaded.
      </ErrorState>
    )
  if (!offers) return <PartsSkeleton says="Loading offers" heights={[110, 300]} />
  return (
    <Parts>
      <PlanCard isMetered={user !== null && isMetered(viewerOf(user))} />
      <Figures figures={countsOf(offers, paths.mySubmissions)} />
      <Section aria-labelledby="recent-submissions">
        <SectionHead id="recent-submissions" title="Recent Submissions">
          <Link to={paths.mySubmissions}>All submissions</Link>
        </SectionHead>
        {offers.length > 0 ? (
          <RecentOffers offers={offers} />
        ) : (
          <NothingYet title="No Submissions Yet" heading="h3" browse="Browse IP Catalog">
            Your offers show here, the newest first.
          </NothingYet>
        )}
      </Section>
      <Performance offers={offers} />
      <WideActs>
        <ButtonLink to={paths.listings} variant={offers.length > 0 ? 'primary' : 'outline'}>
          Browse IP Catalogue
        </ButtonLink>
        <ButtonLink to={paths.market}>Market Figures</ButtonLink>
        <ButtonLink to={paths.profile}>Account Settings</ButtonLink>
      </WideActs>
    </Parts>
  )
}

function Performance({ offers }: { offers: readonly Offer[] }) {
  return (
    <Section aria-labelledby="performance-stats">
      <SectionHead id="performance-stats" title="Performance Stats" />
      <Narrow>
        <Ledger rows={[{ term: 'Success Rate', value: successRate(offers) }]} large />
        <Meta>Accepted offers over all you made.</Meta>
      </Narrow>
    </Section>
  )
}
