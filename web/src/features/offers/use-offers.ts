import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { useMySubmissionsQuery } from '../../entities/offer/offer.api.ts'
import { isMoving } from '../../entities/offer/offer-state.ts'
import { isApiError } from '../../shared/api-error.ts'
import { useAgentOffersQuery } from './offers.api.ts'

const LOOK_AGAIN_MS = 3_000

export type OfferList = ReturnType<typeof useList>
interface Read {
  data?: Offer[] | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The data read last, whether reading failed altogether, and a retry. */
function useList({ data, error, isFetching, refetch }: Read) {
  return {
    offers: data,
    isFailed: !data && Boolean(error),
    /** The user may not see these. */
    isRefused: isApiError(error) && error.status === 403,
    /** Shows older data because fetching it again failed. */
    isStale: Boolean(data && error) && !isFetching,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Others change offers too: they are fetched again on every visit, and polled while something is in progress. */
function useLookingAgain(watched = false) {
  const [isWatching, setIsWatching] = useState(watched)
  const options = { refetchOnMountOrArgChange: true, pollingInterval: isWatching ? LOOK_AGAIN_MS : 0 }
  const watch = (offers: readonly Offer[] | undefined) => {
    const needed = watched || Boolean(offers?.some(isMoving))
    if (needed !== isWatching) setIsWatching(needed)
  }
  return { options, watch }
}

/** The producer's own offers. */
export function useMyOffers() {
  const { options, watch } = useLookingAgain()
  const read = useMySubmissionsQuery(undefined, options)
  watch(read.data)
  return useList(read)
}

/** The offers that reached an agent. `watched` looks again even if nothing seems to move. */
export function useOffersForAgent(agentId: string, watched = false) {
  const { options, watch } = useLookingAgain(watched)
  const read = useAgentOffersQuery(agentId, options)
  watch(read.data)
  return useList(read)
}
