import type { ActivityRow } from '../behaviour/activity-rows.ts'
import { dayOf, type Share } from './share.ts'
import { termOf } from './term.ts'

export type CountedActivity = Pick<ActivityRow, 'at' | 'type' | 'listingId' | 'search'>

/** What an activity adds: a view, or a search that found nothing. Favourites and offers are told by their owners. */
export function activityShares({ at, type, listingId, search }: CountedActivity): Share[] {
  const share = (series: string, of: string | null): Share => ({ series, of, day: dayOf(at), count: 1 })
  if (type === 'view' && listingId !== null) return [share('views', null), share('listing.views', listingId)]
  if (type !== 'search' || !search || search.results > 0) return []
  const term = termOf(search.query)
  return term === '' ? [] : [share('unfound', term)]
}
