import type { ChainOfTitle, Listing, User } from '@storyright/contracts/http'
import { useChainQuery } from '../features/chain-of-title/chain.api.ts'
import { useFavouriteIdsQuery } from '../features/favourites/favourites.api.ts'
import { paths } from '../shared/paths.ts'
import { Checklist, type ChecklistStep } from '../ui/data/checklist.tsx'

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

const FAVOURITES = 3
/** Whoever has listed more than this needs no introduction. */
const MOST_LISTED_BY_BEGINNERS = 3

type ProducerSteps = { user: Pick<User, 'whatAreYouLookingFor'>; favourites: number; offers: number }

/** What a producer does first; nothing once they have made an offer. */
export function producerSteps({ user, favourites, offers }: ProducerSteps): ChecklistStep[] {
  if (offers > 0) return []
  return [
    {
      label: 'Say what you look for',
      note: 'Genres, formats and budgets: we recommend titles by it.',
      isDone: Boolean(user.whatAreYouLookingFor),
      action: 'Edit account',
      to: paths.editAccount,
    },
    {
      label: 'Favourite three titles',
      note:
        favourites > 0
          ? `${Math.min(favourites, FAVOURITES)} of ${FAVOURITES} so far.`
          : 'The heart on a title keeps it for you.',
      isDone: favourites >= FAVOURITES,
      action: 'Browse titles',
      to: paths.listings,
    },
    {
      label: 'Make your first offer',
      note: 'Your card is held, not charged, until the agent accepts.',
      isDone: false,
      action: 'Choose a title',
      to: favourites > 0 ? `${paths.producerDashboard}?tab=favourites` : paths.listings,
    },
  ]
}

type AgentSteps = {
  user: Pick<User, 'companyName' | 'agencyWebsite'>
  assets: readonly Pick<Listing, 'id'>[]
  /** Of the first title; undefined until it is known, or without one. */
  chain: Pick<ChainOfTitle, 'documents'> | undefined
}

/** What an agent does first; nothing once all of it is done, or several titles are listed. */
export function agentSteps({ user, assets, chain }: AgentSteps): ChecklistStep[] {
  if (assets.length > MOST_LISTED_BY_BEGINNERS) return []
  const [first] = assets
  // Until it is known, nothing is asked for.
  const hasChain = first ? chain === undefined || chain.documents.length > 0 : false
  const steps = [
    {
      label: 'Describe your agency',
      note: 'Its name appears in every agreement; its website tells producers who you are.',
      isDone: Boolean(user.companyName && user.agencyWebsite),
      action: 'Edit agency',
      to: paths.editAccount,
    },
    {
      label: 'List your first title',
      note: 'Producers find it as soon as you save it.',
      isDone: first !== undefined,
      action: 'Add asset',
      to: `${paths.agentDashboard}?edit=new`,
    },
    {
      label: 'Add its chain of title',
      note: 'A verified chain of title shows as a badge on the title.',
      isDone: hasChain,
      action: 'Add documents',
      to: first ? paths.chainOf(first.id) : `${paths.agentDashboard}?edit=new`,
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
