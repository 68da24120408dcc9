import type { Listing } from '@storyright/contracts/http'
import { type ListingStatus, listingStatuses } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { waitsForSignature } from '../../entities/offer/offer-state.ts'
import { useAgentListingsQuery } from '../../features/agent-assets/agent-assets.api.ts'
import { Assets } from '../../features/agent-assets/assets.tsx'
import { AssetsSkeleton } from '../../features/agent-assets/assets-skeleton.tsx'
import { DraftList } from '../../features/listing-form/draft/draft-list.tsx'
import { forgetDraft } from '../../features/listing-form/draft/drafts.ts'
import { optionHolders } from '../../features/offers/after-the-deal/option-holders.ts'
import { AnswerDialog } from '../../features/offers/answering/answer-dialog.tsx'
import { ReceivedOffers } from '../../features/offers/answering/received-offers.tsx'
import { type Answers, useAnswers } from '../../features/offers/answering/use-answers.ts'
import { OffersSkeleton } from '../../features/offers/submissions/offers-skeleton.tsx'
import { type OfferList, useOffersForAgent } from '../../features/offers/use-offers.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { Overview } from './overview.tsx'
import { AssetsFailed, OffersFailed } from './parts-failed.tsx'

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
const EditListingDialog = lazy(() =>
  import('../../features/listing-form/edit-listing-dialog.tsx').then((module) => ({
    default: module.EditListingDialog,
  })),
)
const ListingPreview = lazy(() =>
  import('../listing-preview.tsx').then((module) => ({ default: module.ListingPreview })),
)
const Published = lazy(() => import('./published.tsx').then((module) => ({ default: module.Published })))
const Analytics = lazy(() =>
  import('../../features/agent-analytics/analytics.tsx').then((module) => ({ default: module.Analytics })),
)

/** What an agent has listed and which offers came in for it. */
export function AgentDashboardPage() {
  const { user } = useCurrentUser()
  return user && <Dashboard agentId={user.id} />
}

function useListings(agentId: string) {
  const { data: assets, isError, isFetching, refetch } = useAgentListingsQuery(agentId)
  return { assets, isFailed: isError && !assets, isFetching, retry: () => void refetch() }
}

function Dashboard({ agentId }: { agentId: string }) {
  const listed = useListings(agentId)
  const answers = useAnswers()
  const received = useOffersForAgent(agentId, answers.hasUnconfirmed)
  const { tab, openTab, status, chooseStatus, searched, search, editing, edit, close } = useDashboardAddress()
  const { assets } = listed
  const { offers } = received
  answers.settle(offers)
  const add = () => edit('new')
  const listing = assets?.find(({ id }) => id === editing) ?? null
  const overview = <Overview {...{ listed, received, answers }} onAdd={add} onEdit={edit} onTab={openTab} />
  const pending = offers?.filter(({ status }) => status === 'pending')
  const toSign = offers?.filter((offer) => waitsForSignature(offer, 'agent'))
  const [published, setPublished] = useState<Listing | null>(null)
  const onCreated = (created: Listing) => {
    setPublished(created)
    close()
  }
  const another = () => {
    setPublished(null)
    add()
  }
  const own = assets ? (
    <>
      <DraftList userId={agentId} listings={assets} onContinue={(id) => edit(id ?? 'new')} />
      <Assets
        assets={assets}
        status={status}
        onStatus={chooseStatus}
        searched={searched}
        onSearch={search}
        buyersOf={(listingId) => optionHolders(offers, listingId)}
        pendingOn={(listingId) => pending?.filter(({ listing }) => listing.id === listingId).length}
        onAdd={add}
        onEdit={edit}
        onDeleted={(id) => forgetDraft(agentId, id)}
      />
    </>
  ) : listed.isFailed ? (
    <AssetsFailed {...listed} />
  ) : (
    <AssetsSkeleton />
  )
  const figures = (
    <Suspense>
      <Analytics agentId={agentId} />
    </Suspense>
  )
  return (
    <Page>
      <PageHead title="Agent Dashboard" />
      <Tabs
        label="Agent Dashboard"
        value={tab}
        onChange={openTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: overview },
          { value: 'assets', label: 'My IP Assets', ...counted(assets?.length), content: own },
          {
            value: 'submissions',
            label: 'Submissions',
            ...counted(pending && toSign && pending.length + toSign.length),
            content: <Received received={received} answers={answers} />,
          },
          { value: 'analytics', label: 'Analytics', content: figures },
        ]}
      />
      <AnswerDialog answers={answers} offers={offers} />
      <Suspense>
        {/* The address may follow later than what was published: the next title begins with an empty form all the same. */}
        {editing === 'new' && !published && (
          <ListingDialog {...{ userId: agentId, opened: null, onCreated, renderPreview }} onClose={close} />
        )}
        {listing && (
          <EditListingDialog key={listing.id} {...{ userId: agentId, listing, renderPreview }} onClose={close} />
        )}
        {published && <Published listing={published} onAnother={another} onClose={() => setPublished(null)} />}
      </Suspense>
    </Page>
  )
}

const renderPreview = (listing: Listing) => (
  <Suspense>
    <ListingPreview listing={listing} />
  </Suspense>
)

const counted = (count: number | undefined) => (count === undefined ? {} : { count })

/** The offers that came in, to be answered. */
function Received({ received, answers }: { received: OfferList; answers: Answers }) {
  const { offers, isFailed, isStale } = received
  return (
    <>
      {(isFailed || isStale) && <OffersFailed {...received} />}
      {offers && <ReceivedOffers offers={offers} answers={answers} />}
      {!offers && !isFailed && <OffersSkeleton />}
    </>
  )
}

const tabs = ['overview', 'assets', 'submissions', 'analytics'] as const
type DashboardTab = (typeof tabs)[number]

/** Which tab is open and which listing is being edited stand in the address, so that a reload and Back lead there again. */
function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()
  // A search that waited for a pause in typing must not close what was opened meanwhile.
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  const go = (name: string, value: string | null, options?: { replace: boolean }) => {
    const after = new URLSearchParams(latest.current)
    if (value) after.set(name, value)
    else after.delete(name)
    latest.current = after
    setAddress(after, { preventScrollReset: true, ...options })
  }
  const wanted = address.get('tab')
  const tab: DashboardTab = tabs.find((known) => known === wanted) ?? 'overview'
  return {
    tab,
    /** What was open within another tab does not matter to this one. */
    openTab: (next: string) =>
      setAddress(next === 'overview' ? {} : { tab: next }, { replace: true, preventScrollReset: true }),
    /** The only status of assets shown. */
    status: listingStatuses.find((known) => known === address.get('status')) ?? null,
    chooseStatus: (status: ListingStatus | null) => go('status', status, { replace: true }),
    /** What assets are searched for. */
    searched: address.get('search') ?? '',
    search: (text: string) => go('search', text, { replace: true }),
    /** The id of the listing whose form is open, or `new`. */
    editing: address.get('edit'),
    edit: (id: string) => go('edit', id),
    close: () => go('edit', null, { replace: true }),
  }
}
