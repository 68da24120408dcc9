import type { User } from '@storyright/contracts/http'
import { access } from '@storyright/contracts/vocabulary'
import { useMySubmissionsQuery } from '../../entities/offer/offer.api.ts'
import { useAgentOffersQuery } from '../../features/offers/offers.api.ts'
import { viewerOf } from '../../shared/current-user.ts'

/** How many offers would end with this account; undefined while that is not known. */
export function usePendingOffers(user: User | null): number | undefined {
  const viewer = user && viewerOf(user)
  const makes = viewer !== null && access.producer(viewer)
  const receives = viewer !== null && access.agent(viewer)
  const made = useMySubmissionsQuery(undefined, { skip: !makes })
  const received = useAgentOffersQuery(user?.id ?? '', { skip: !receives })
  if (!makes && !receives) return viewer ? 0 : undefined
  return (makes ? made : received).data?.filter(({ status }) => status === 'pending').length
}
