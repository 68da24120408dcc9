import type { ActivityRow } from '../behaviour/activity-rows.ts'
import { termOf } from '../behaviour/term.ts'
import { dayOf, type Share } from './share.ts'

export type CountedActivity = Pick<ActivityRow, 'at' | 'type' | 'listingId' | 'search'>

/** What an activity adds: a view, or a search that found nothing. Favourites and offers are told by their owners. */
export function activityShares(activity: CountedActivity): Share[] {
  const own = ownShare(activity)
  return own ? withSum(own) : []
}

/** To the series of a title or of a term: what one person adds there once a day. */
export function ownShare({ at, type, listingId, search }: CountedActivity): Share | null {
  const share = (series: string, of: string): Share => ({ series, of, day: dayOf(at), count: 1 })
  if (type === 'view' && listingId !== null) return share('listing.views', listingId)
  if (type !== 'search' || !search || search.results > 0) return null
  const term = termOf(search.query)
  return term === '' ? null : share('unfound', term)
}

/** With what it adds to the sum of all titles. */
export const withSum = (share: Share): Share[] =>
  share.series === 'listing.views' ? [{ ...share, series: 'views', of: null }, share] : [share]
