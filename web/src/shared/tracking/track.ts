import { aiAddresses, limits } from '@storyright/contracts/vocabulary'
import { type BodyOf, pathOf } from '../call-to.ts'
import { knownUser } from '../current-user.ts'
import { newKey } from '../new-key.ts'
import type { AppThunk } from '../store.ts'

type Search = BodyOf<typeof aiAddresses.trackSearch>
type Activity = Pick<BodyOf<typeof aiAddresses.trackActivity>, 'listingId' | 'activityType' | 'timeSpent'>

/** One for each load of the page. */
const sessionId = newKey()

/** Records what somebody did with a listing. */
export const trackActivity = (activity: Activity): AppThunk<void> =>
  record('trackActivity', { ...activity, sessionId, userAgent: navigator.userAgent.slice(0, limits.longText) })

/** The search of each window that was recorded last: to come back to its results is not to search again. */
const lastSearch = new WeakMap<object, string>()

/** Records a search that was answered. */
export function trackSearch({ resultsCount, ...search }: Search): AppThunk<void> {
  return (dispatch, _getState, window) => {
    const key = JSON.stringify(search)
    if (lastSearch.get(window) === key) return
    lastSearch.set(window, key)
    dispatch(record('trackSearch', { ...search, resultsCount }))
  }
}

/**
 * Sends and forgets, also while the tab closes; nothing goes out for visitors and for those who have switched tracking
 * off. Nobody is shown that it failed, and a session that was lost is left to be found by what the reader does next.
 */
const record =
  (name: 'trackActivity' | 'trackSearch', body: object): AppThunk<void> =>
  (dispatch) => {
    if (!dispatch(knownUser())?.trackingEnabled) return
    const address = aiAddresses[name]
    // A browser may send the same again on a new connection.
    const headers = { 'content-type': 'application/json', 'idempotency-key': newKey() }
    const sent = { method: address.method, headers, body: JSON.stringify(body) }
    fetch(pathOf({ address }), { ...sent, credentials: 'include', keepalive: true }).catch(() => undefined)
  }
