import { useEffect } from 'react'
import { useAppDispatch } from '../../shared/store.ts'
import { trackSearch } from '../../shared/tracking/track.ts'
import type { Choices } from './choices.ts'

/** Records what was searched for, once it is known how much was found. */
export function useTrackedSearch(choices: Choices, resultsCount: number | undefined) {
  const { search, genre, medium, priceRange, commercialViability } = choices
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!search || resultsCount === undefined) return
    const filters = { genre, medium, priceRange, commercialViability }
    dispatch(trackSearch({ searchQuery: search, filters, resultsCount }))
  }, [search, genre, medium, priceRange, commercialViability, resultsCount, dispatch])
}
