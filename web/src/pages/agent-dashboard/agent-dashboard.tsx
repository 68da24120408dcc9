import { lazy, type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { useAgentListingsQuery } from '../../features/agent-assets/agent-assets.api.ts'
import { Assets } from '../../features/agent-assets/assets.tsx'
import { AssetsSkeleton } from '../../features/agent-assets/assets-skeleton.tsx'
import { forgetDraft } from '../../features/listing-form/drafts.ts'
import { AnswerDialog } from '../../features/offers/answer-dialog.tsx'
import { OffersSkeleton } from '../../features/offers/offers-skeleton.tsx'
import { ReceivedOffers } from '../../features/offers/received-offers.tsx'
import { useAnswers } from '../../features/offers/use-answers.ts'
import { useOffersForAgent } from '../../features/offers/use-offers.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { Overview } from './overview.tsx'
import { useDesk } from './use-desk.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
  [role='tabpanel'] {
    padding-top: ${theme.s6};
  }
`
// The form is far larger than the rest of the page, and most visits do not open it.
const ListingDialog = lazy(() =>
  import('../../features/listing-form/listing-dialog.tsx').then((module) => ({ default: module.ListingDialog })),
)
const Analytics = lazy(() =>
  import('../../features/agent-analytics/analytics.tsx').then((module) => ({ default: module.Analytics })),
)

/** What an agent has listed and which offers came in for it. */
export function AgentDashboardPage() {
  const { user } = useCurrentUser()
  return user && <Desk agentId={user.id} />
}

function Desk({ agentId }: { agentId: string }) {
  const listings = useAgentListingsQuery(agentId)
  const answers = useAnswers()
  const received = useOffersForAgent(agentId, answers.hasUnconfirmed)
  const { tab, openTab, editing, edit, close } = useDesk()
  const { data: assets } = listings
  const { offers } = received
  answers.settle(offers)
  const add = () => edit('new')
  const listing = assets?.find(({ id }) => id === editing) ?? null
  const failedAssets = listings.isError && !assets && (
    <Failed onRetry={() => void listings.refetch()} busy={listings.isFetching}>
      Your assets could not be loaded.
    </Failed>
  )
  const failedOffers = received.isFailed && (
    <Failed onRetry={received.retry} busy={received.isFetching}>
      Your offers could not be loaded.
    </Failed>
  )
  const tabs = [
    {
      value: 'overview',
      label: 'Overview',
      content: (
        <Overview
          assets={assets}
          offers={offers}
          answers={answers}
          failures={[failedAssets, failedOffers]}
          onAdd={add}
          onEdit={edit}
          onTab={openTab}
        />
      ),
    },
    {
      value: 'assets',
      label: 'My IP Assets',
      ...(assets && { count: assets.length }),
      content: assets ? (
        <Assets assets={assets} onAdd={add} onEdit={edit} onDeleted={(id) => forgetDraft(agentId, id)} />
      ) : (
        failedAssets || <AssetsSkeleton />
      ),
    },
    {
      value: 'submissions',
      label: 'Submissions',
      ...(offers && { count: offers.filter(({ status }) => status === 'pending').length }),
      content: offers ? <ReceivedOffers offers={offers} answers={answers} /> : failedOffers || <OffersSkeleton />,
    },
    {
      value: 'analytics',
      label: 'Analytics',
      content: (
        <Suspense>
          <Analytics agentId={agentId} />
        </Suspense>
      ),
    },
  ]
  return (
    <Page>
      <PageHead title="Agent Dashboard" />
      <Tabs label="Agent Dashboard" value={tab} onChange={openTab} tabs={tabs} />
      <AnswerDialog answers={answers} />
      {editing && (editing === 'new' || listing) && (
        <Suspense>
          <ListingDialog key={editing} userId={agentId} listing={listing} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}

type FailedProps = { onRetry: () => void; busy: boolean; children: ReactNode }
const Failed = ({ children, ...retrying }: FailedProps) => <ErrorState {...retrying}>{children}</ErrorState>
