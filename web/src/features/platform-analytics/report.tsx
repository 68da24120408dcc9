import type { DayRange } from '../../shared/days/day-range.ts'
import { Parts, PartsSkeleton } from '../../ui/page/parts.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Attention } from './attention.tsx'
import { Deals } from './deals.tsx'
import { Overview } from './figures.tsx'
import { People } from './people.tsx'
import { usePlatformAnalyticsQuery } from './platform-analytics.api.ts'
import { Searches } from './searches.tsx'
import { Titles } from './titles.tsx'
import { TopListings } from './top-listings.tsx'

/** The platform's figures of a range of days. */
export function Report({ range }: { range: DayRange }) {
  const {
    currentData: data,
    isError,
    isFetching,
    refetch,
  } = usePlatformAnalyticsQuery(range, {
    refetchOnMountOrArgChange: 60,
  })
  if (isError && !data)
    return (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        The figures of these days could not be read.
      </ErrorState>
    )
  if (!data) return <PartsSkeleton says="Loading figures" heights={[110, 360, 361, 362]} />
  return (
    <Parts>
      <Overview {...data} />
      <People users={data.users} />
      <Titles listings={data.listings} />
      <Deals offers={data.offers} money={data.money} />
      <Attention views={data.views} favourites={data.favourites} />
      <TopListings topListings={data.topListings} />
      <Searches searchesWithoutResult={data.searchesWithoutResult} />
    </Parts>
  )
}
