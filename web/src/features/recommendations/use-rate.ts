import { type Rating, ratings } from '@storyright/contracts/vocabulary'
import { useCallback } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { rateRecommendation } from './recommendations.api.ts'

export const answers = { [ratings.positive]: 'Good match', [ratings.negative]: 'Not for me' } as const

/** Tells what the reader thinks of a recommendation. That it failed is only logged. */
export function useRate() {
  const dispatch = useAppDispatch()
  return useCallback(
    async (listingId: string, rating: Rating) => {
      const rated = { listingId, rating, feedback: answers[rating] }
      const { error } = await dispatch(rateRecommendation.initiate(rated, { track: false }))
      if (error) console.error('The answer to a recommendation was not taken.', error)
    },
    [dispatch],
  )
}
