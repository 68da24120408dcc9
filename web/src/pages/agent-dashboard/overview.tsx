import type { Listing, Offer } from '@storyright/contracts/http'
import { listingStatuses } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { LatestAssets } from '../../features/agent-assets/latest-assets.tsx'
import { LatestOffers } from '../../features/offers/answering/latest-offers.tsx'
import type { Answers } from '../../features/offers/answering/use-answers.ts'
import { agentCountsOf } from '../../features/offers/offer-counts.ts'
import { NeedsYou, NothingNeeded } from '../../features/offers/tasks/needs-you.tsx'
import { waitingWords } from '../../features/offers/tasks/task-words.ts'
import { tasksOf, waitingFor } from '../../features/offers/tasks/tasks.rules.ts'
import type { OfferList } from '../../features/offers/use-offers.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Figures, FiguresSkeleton } from '../../ui/data/figures.tsx'
import { Plus } from '../../ui/icon/icons.ts'
import { Link } from '../../ui/link/link.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { AgentFirstSteps } from '../first-steps.tsx'
import { AssetsFailed, type FailedPart, OffersFailed } from './parts-failed.tsx'

const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
`
const Start = styled.div`
  display: grid;
  gap: ${theme.s4};
`
const Actions = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  ${below.phone} {
    > * {
      flex: 1 1 auto;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
`
const submissions = `${paths.agentDashboard}?tab=submissions`

type OverviewProps = {
  listed: FailedPart & { assets: readonly Listing[] | undefined }
  received: OfferList
  answers: Answers
  onAdd: () => void
  onEdit: (id: string) => void
  onTab: (tab: string) => void
}

/** What needs the agent, then how much is listed and offered. A part that failed fails alone. */
export function Overview({ listed, received, answers, onAdd, onEdit, onTab }: OverviewProps) {
  const { user } = useCurrentUser()
  const { assets } = listed
  const { offers } = received
  const figures = [
    ...(assets ? [assetFigure(assets)] : []),
    ...(offers ? agentCountsOf(offers, paths.agentDashboard) : []),
  ]
  const tasks = tasksOf({ offers: offers ?? [], side: 'agent', now: new Date() })
  const isWaiting = (!assets && !listed.isFailed) || (!offers && !received.isFailed)
  // What needs the agent is as high as it is long: nothing else is drawn before it. Asked again, a part that failed leaves the other there.
  const [wasDrawn, setWasDrawn] = useState(false)
  if (!isWaiting && !wasDrawn) setWasDrawn(true)
  if (isWaiting && !wasDrawn)
    return (
      <Parts>
        <Failures listed={listed} received={received} />
        <Skeleton $h={160} />
        <FiguresSkeleton count={5} />
        <Skeleton $h={300} />
      </Parts>
    )
  return (
    <Parts>
      <Failures listed={listed} received={received} />
      {offers && (tasks.length > 0 || assets?.length !== 0) && (
        <NeedsYou tasks={tasks} side="agent" answersAt={`${submissions}&status=pending`}>
          <Next offers={offers} />
        </NeedsYou>
      )}
      {user && assets && <AgentFirstSteps user={user} assets={assets} />}
      <Start>
        <Figures figures={figures} />
        <Actions aria-label="Quick actions">
          <Button small variant={tasks.length > 0 || assets?.length === 0 ? 'outline' : 'primary'} onClick={onAdd}>
            <Plus size={15} strokeWidth={1.6} aria-hidden="true" />
            <span>Add asset</span>
          </Button>
          <Button small onClick={() => onTab('submissions')}>
            Review submissions
          </Button>
          <Button small onClick={() => onTab('analytics')}>
            View analytics
          </Button>
        </Actions>
      </Start>
      {offers && (
        <Section aria-labelledby="latest-offers">
          <SectionHead id="latest-offers" title="Latest offers">
            <Link to={submissions}>All submissions</Link>
          </SectionHead>
          {offers.length > 0 ? (
            <LatestOffers offers={offers} answers={answers} addressOf={({ id }) => `${submissions}&offer=${id}`} />
          ) : (
            <EmptyState title="No recent activity">
              An offer shows here as soon as its money is held on the producer’s card.
            </EmptyState>
          )}
        </Section>
      )}
      {assets && assets.length > 0 && (
        <Section aria-labelledby="latest-assets">
          <SectionHead id="latest-assets" title="Latest assets">
            <Link to={`${paths.agentDashboard}?tab=assets`}>My IP assets</Link>
          </SectionHead>
          <LatestAssets assets={assets} onEdit={onEdit} />
        </Section>
      )}
    </Parts>
  )
}

const Failures = ({ listed, received }: Pick<OverviewProps, 'listed' | 'received'>) => (
  <>
    {listed.isFailed && <AssetsFailed {...listed} />}
    {(received.isFailed || received.isStale) && <OffersFailed {...received} />}
  </>
)

/** What comes next while nothing needs the agent. */
function Next({ offers }: { offers: readonly Offer[] }) {
  const waiting = waitingFor(offers, 'agent')
  return waiting ? (
    <NothingNeeded next={waitingWords(waiting, 'agent')} action="View offer" to={paths.offerFor.agent(waiting.id)} />
  ) : (
    <NothingNeeded
      next="A new offer shows here as soon as its money is held on the producer’s card."
      action="My IP assets"
      to={`${paths.agentDashboard}?tab=assets`}
    />
  )
}

const assetFigure = (assets: readonly Listing[]) => ({
  label: 'Listed assets',
  value: assets.length.toLocaleString('en-GB'),
  note: states(assets),
  to: `${paths.agentDashboard}?tab=assets`,
})

/** "36 available, 2 optioned"; nothing of a state that no listing has. */
const states = (assets: readonly Listing[]) =>
  listingStatuses
    .map((status) => ({ status, count: assets.filter((asset) => asset.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ')
