import { behaviourTimes } from '@storyright/contracts/vocabulary'
import { useEffect } from 'react'
import { useAppDispatch } from '../store.ts'
import { trackActivity } from './track.ts'

/** Records for how long a listing is looked at, from when it is there until its page is left. */
export function useTrackedView(listingId: string | undefined) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (listingId === undefined) return
    return measureStay((timeSpent) => dispatch(trackActivity({ listingId, activityType: 'view', timeSpent })))
  }, [listingId, dispatch])
}

/**
 * Measures how long this page is in view, in seconds, and tells each stay that was long enough. A stay ends when the tab
 * is hidden or closed, or by the returned function; a tab that is shown again begins another.
 */
function measureStay(report: (seconds: number) => void) {
  let since: number | null = null
  const end = () => {
    if (since === null) return
    const seconds = Math.round((performance.now() - since) / 100) / 10
    since = null
    if (seconds >= behaviourTimes.viewFromSeconds) report(Math.min(seconds, behaviourTimes.viewUpToSeconds))
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') end()
    else since ??= performance.now()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('pagehide', end)
  window.addEventListener('pageshow', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('pageshow', follow)
    end()
  }
}
