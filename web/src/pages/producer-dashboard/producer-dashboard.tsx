import type { Offer } from '@storyright/contracts/http'
import { isMetered } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useFavouritesInfiniteQuery } from '../../features/favourites/favourites.api.ts'
import { CardGrid, CardGridSkeleton } from '../../features/listings-browse/card-grid.tsx'
import { useMembershipStatusQuery } from '../../features/membership/membership.api.ts'
import { PlanCard } from '../../features/membership/plan-card.tsx'
import { RecentOffers } from '../../features/offers/making/recent-offers.tsx'
import { countsOf, successRate } from '../../features/offers/offer-counts.ts'
import { NeedsYou, NothingNeeded } from '../../features/offers/tasks/needs-you.tsx'
import { waitingWords } from '../../features/offers/tasks/task-words.ts'
import { tasksOf, waitingFor } from '../../features/offers/tasks/tasks.rules.ts'
import { useMyOffers } from '../../features/offers/use-offers.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { useRows } from '../../shared/rows/use-rows.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Ledger } from '../../ui/data/ledger.tsx'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Link } from '../../ui/link/link.tsx'
import { useNearView } from '../../ui/near-view.ts'
import { Actions } from '../../ui/page/actions.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'
import { CatalogueCard } from '../catalogue-card.tsx'
import { ProducerFirstSteps } from '../first-steps.tsx'
import { NothingYet } from '../nothing-yet.tsx'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
  [role='tabpanel'] {
    padding-top: ${theme.s6};
  }
`

/** A producer's offers at a glance, and the titles they marked; the tab that is open stands in the address. */
export function ProducerDashboardPage() {
  const [address, setAddress] = useSearchParams()
  return (
    <Page>
      <PageHead title="Producer Dashboard" />
      <Tabs
        label="Producer Dashboard"
        value={address.get('tab') === 'favourites' ? 'favourites' : 'dashboard'}
        onChange={(tab) => setAddress(tab === 'favourites' ? { tab } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { value: 'dashboard', label: 'Dashboard', content: <Summary /> },
          { value: 'favourites', label: 'Favourites', content: <Favourites /> },
        ]}
      />
    </Page>
  )
}

/** The titles that a producer marked, page by page; read while the tab is open only. */
function Favourites() {
  const {
    rows: cards,
    total,
    isFailed,
    isFetching,
    hasMore,
    isReadingMore,
    readMore,
    retry,
  } = useRows(useFavouritesInfiniteQuery())
  const { user } = useCurrentUser()
  const viewer = user && viewerOf(user)
  if (cards?.length === 0 && !hasMore)
    return (
      <NothingYet title="No Favourites Yet" browse="Browse IP Catalogue">
        The heart on a title keeps it here.
      </NothingYet>
    )
  return (
    <>
      {cards && (
        <CardGrid
          cards={cards}
          renderCard={(card) => <CatalogueCard card={card} signedIn viewer={viewer} kept heading="h2" />}
        />
      )}
      {!cards && !isFailed && <CardGridSkeleton count={6} />}
      {isFailed && (
        <ErrorState onRetry={retry} busy={isFetching}>
          Your favourites could not be loaded.
        </ErrorState>
      )}
      {cards && (
        <ListFoot shown={cards.length} total={total} onMore={hasMore && !isFailed && readMore} busy={isReadingMore} />
      )}
    </>
  )
}

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

/** What needs the producer, the counts, the newest offers and how they went. */
function Summary() {
  const { user } = useCurrentUser()
  const { data: plan } = useMembershipStatusQuery()
  const { offers, isFailed, isFetching, retry } = useMyOffers()
  if (isFailed)
    return (
      <ErrorState onRetry={retry} busy={isFetching}>
        Your offers could not be loaded.
      </ErrorState>
    )
  if (!offers) return <PartsSkeleton message="Loading offers" heights={[160, 110, 300]} />
  const tasks = tasksOf({
    offers,
    side: 'producer',
    isProfileComplete: user?.profileComplete ?? true,
    isRenewalUnpaid: Boolean(plan?.renewalNeeds),
    now: new Date(),
  })
  return (
    <Parts>
      {(tasks.length > 0 || offers.length > 0) && (
        <NeedsYou tasks={tasks} side="producer">
          <Next offers={offers} />
        </NeedsYou>
      )}
      {user && offers.length === 0 && <ProducerFirstSteps user={user} />}
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
      {(plan?.tier === 'premium' || offers.some(isMoneyThere)) && <LaterSpending offers={offers} />}
      <WideActs>
        <ButtonLink to={paths.listings} variant={offers.length > 0 && tasks.length === 0 ? 'primary' : 'outline'}>
          Browse IP Catalogue
        </ButtonLink>
        <ButtonLink to={paths.market}>Market Figures</ButtonLink>
        <ButtonLink to={paths.profile}>Account Settings</ButtonLink>
      </WideActs>
    </Parts>
  )
}

/** What comes next while nothing needs the producer. */
function Next({ offers }: { offers: readonly Offer[] }) {
  const waiting = waitingFor(offers, 'producer')
  return waiting ? (
    <NothingNeeded
      next={waitingWords(waiting, 'producer')}
      action="View offer"
      to={paths.offerFor.producer(waiting.id)}
    />
  ) : (
    <NothingNeeded next="Find a title to make your next offer for." action="Browse titles" to={paths.listings} />
  )
}

const Spending = lazy(async () => ({ default: (await import('./spending.tsx')).Spending }))

const isMoneyThere = ({ paymentStatus }: Offer) => paymentStatus === 'captured' || paymentStatus === 'held'

/** Read and drawn once it comes near. */
function LaterSpending({ offers }: { offers: readonly Offer[] }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearView(place, { within: 300 })
  return (
    <div ref={place}>
      <Suspense>{isNear && <Spending offers={offers} />}</Suspense>
    </div>
  )
}

function Performance({ offers }: { offers: readonly Offer[] }) {
  return (
    <Section aria-labelledby="performance-stats">
      <SectionHead id="performance-stats" title="Performance Stats" />
      <Narrow>
        <Ledger rows={[{ term: 'Success Rate', value: successRate(offers) }]} large />
        <Meta>Accepted offers as a share of all you made.</Meta>
      </Narrow>
    </Section>
  )
}
