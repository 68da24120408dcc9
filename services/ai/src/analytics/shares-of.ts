import type { LifeRow } from './life-rows.ts'
import { listingShares } from './listing-shares.ts'
import { offerShares } from './offer-shares.ts'
import { personShares } from './person-shares.ts'
import { dayOf, type Share, summed } from './share.ts'
import { stepsOf } from './step.ts'

/** Everything that a life adds to figures; of its steps in order alone, so that it is the same whenever it is asked. */
export function sharesOf({
  kind,
  listingId,
  steps,
  isUncounted = false,
}: Pick<LifeRow, 'kind' | 'listingId' | 'steps' | 'isUncounted'>): Share[] {
  if (isUncounted) return []
  if (kind === 'person') return summed(personShares(steps))
  if (kind === 'listing') return summed(listingShares(steps))
  if (kind === 'offer') return summed(offerShares(steps, listingId))
  // Marked and unmarked again and again on one day, it was added once, and removed once.
  const told = stepsOf(steps, 'favourite')
  const firsts = [true, false].flatMap((wanted) => told.find(({ said: { isAdded } }) => isAdded === wanted) ?? [])
  return firsts.flatMap(({ at, said: { isAdded } }) => {
    const share = (series: string, of: string | null): Share => ({ series, of, day: dayOf(at), count: 1 })
    return isAdded
      ? [share('favourites.added', null), share('listing.favourites', listingId)]
      : [share('favourites.removed', null)]
  })
}
