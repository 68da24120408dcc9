import { behaviourTimes } from '@storyright/contracts/vocabulary'

/**
 * Measures how long this page is in view, in seconds, and tells each stay that was long enough. A stay ends when the tab
 * is hidden or closed, or by the returned function; a tab that is shown again begins another.
 */
export function measureStay(tell: (seconds: number) => void) {
  let since: number | null = null
  const end = () => {
    if (since === null) return
    const seconds = Math.round((performance.now() - since) / 100) / 10
    since = null
    if (seconds >= behaviourTimes.viewFromSeconds) tell(Math.min(seconds, behaviourTimes.viewUpToSeconds))
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
