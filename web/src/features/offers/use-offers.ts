import type { Offer } from '@storyright/contracts/http'
import { useState } from 'react'
import { isMoving } from '../../entities/offer/offer-state.ts'
import { isApiError } from '../../shared/api-error.ts'
import { useAgentOffersQuery, useMySubmissionsQuery } from './offers.api.ts'

const LOOK_AGAIN_MS = 3_000

export type OfferList = ReturnType<typeof useList>
interface Read {
  data?: Offer[] | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** What was read last, whether nothing could be read at all, and another try. */
function useList({ data, error, isFetching, refetch }: Read) {
  return {
    offers: data,
    isFailed: !data && Boolean(error),
    /** These are not the reader's to see. */
    isRefused: isApiError(error) && error.status === 403,
    /** What is shown was read earlier and could not be read again. */
    isStale: Boolean(data && error) && !isFetching,
    isFetching,
    retry: () => void refetch(),
  }
}

/** Others change offers too: they are read anew on every visit, and again and again while something is in movement. */
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
