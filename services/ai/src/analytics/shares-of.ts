import type { LifeRow } from './life-rows.ts'
import { listingShares } from './listing-shares.ts'
import { offerShares } from './offer-shares.ts'
import { personShares } from './person-shares.ts'
import { dayOf, type Share, summed } from './share.ts'
import { stepsOf } from './step.ts'

/** Everything that a life adds to figures; of its steps in order alone, so that it is the same whenever it is asked. */
export function sharesOf({ kind, listingId, steps }: Pick<LifeRow, 'kind' | 'listingId' | 'steps'>): Share[] {
  if (kind === 'person') return summed(personShares(steps))
  if (kind === 'listing') return summed(listingShares(steps))
  if (kind === 'offer') return summed(offerShares(steps, listingId))
  return stepsOf(steps, 'favourite').flatMap(({ at, said: { isAdded } }) => {
    const share = (series: string, of: string | null): Share => ({ series, of, day: dayOf(at), count: 1 })
    return isAdded
      ? [share('favourites.added', null), share('listing.favourites', listingId)]
      : [share('favourites.removed', null)]
  })
}
