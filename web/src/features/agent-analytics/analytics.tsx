import type { AgentAnalytics } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useAgentAnalyticsQuery } from './agent-analytics.api.ts'
import { Performance } from './performance.tsx'
import { Trends } from './trends.tsx'

/** How an agent's listings do, in all and one by one; read when the tab is opened. */
export function Analytics({ agentId }: { agentId: string }) {
  const { data, isError, isFetching, refetch } = useAgentAnalyticsQuery(agentId, { refetchOnMountOrArgChange: true })
  if (isError && !data)
    return (
      <div role="alert">
        <EmptyState
          heading="h2"
          title="Analytics Unavailable"
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The figures could not be read just now.
        </EmptyState>
      </div>
    )
  if (!data) return <PartsSkeleton message="Loading analytics" heights={[110, 320]} />
  return (
    <Parts>
      <Figures figures={figuresOf(data.overview)} />
      <Trends />
      <Performance listings={data.listingPerformance} />
    </Parts>
  )
}

const number = (value: number) => value.toLocaleString('en-GB')

const figuresOf = ({ totalListings, totalOffers, totalRevenue, conversionRate }: AgentAnalytics['overview']) => [
  { label: 'Total listings', value: number(totalListings), to: `${paths.agentDashboard}?tab=assets` },
  {
    label: 'Total offers',
    value: number(totalOffers),
    note: 'Received, with their money held',
    to: `${paths.agentDashboard}?tab=submissions`,
  },
  { label: 'Total revenue', value: money(totalRevenue), note: 'Option fees charged' },
  { label: 'Conversion rate', value: percent(conversionRate), note: 'Accepted, of all offers received' },
]

const percent = (rate: number) => `${rate.toFixed(1)}%`
