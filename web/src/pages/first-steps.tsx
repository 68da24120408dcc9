import type { Listing, User } from '@storyright/contracts/http'
import { useChainQuery } from '../features/chain-of-title/chain.api.ts'
import { useFavouriteIdsQuery } from '../features/favourites/favourites.api.ts'
import { Checklist } from '../ui/data/checklist.tsx'
import { agentSteps, producerSteps } from './first-steps.rules.ts'

/** What a producer does first, until the first offer is made. */
export function ProducerFirstSteps({ user }: { user: User }) {
  const { data: ids, isLoading } = useFavouriteIdsQuery()
  if (isLoading) return null
  return (
    <Checklist
      id="first-steps"
      title="First steps"
      isLead={user.profileComplete} // or else completing it leads
      steps={producerSteps({ user, favourites: ids?.length ?? 0, offers: 0 })}
    />
  )
}

type AgentFirstStepsProps = { user: User; assets: readonly Listing[] }

/** What an agent does first; nothing once it is done. */
export function AgentFirstSteps({ user, assets }: AgentFirstStepsProps) {
  const [first] = assets
  const { data: chain } = useChainQuery(first?.id ?? '', { skip: !first })
  const steps = agentSteps({ user, assets, chain })
  return steps.length > 0 ? <Checklist id="first-steps" title="First steps" steps={steps} /> : null
}
