import { useEffect } from 'react'
import { useAppDispatch } from '../store.ts'
import { measureStay } from './measure-stay.ts'
import { trackActivity } from './track.ts'

/** Records for how long a listing is looked at, from when it is there until its page is left. */
export function useTrackedView(listingId: string | undefined) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (listingId === undefined) return
    return measureStay((timeSpent) => dispatch(trackActivity({ listingId, activityType: 'view', timeSpent })))
  }, [listingId, dispatch])
}
