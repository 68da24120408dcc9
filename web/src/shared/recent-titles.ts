export interface RecentTitle {
  id: string
  title: string
}

interface CachedQuery {
  endpointName?: string | undefined
  data?: unknown
  fulfilledTimeStamp?: number | undefined
}

/** The listings that this tab has read and still keeps, the latest first; they are gone with whoever signs out. */
export function titlesInCache(queries: Readonly<Record<string, CachedQuery | undefined>>): RecentTitle[] {
  return Object.values(queries)
    .filter((query) => query?.endpointName === 'listing' && query.data !== undefined)
    .toSorted((one, other) => (other?.fulfilledTimeStamp ?? 0) - (one?.fulfilledTimeStamp ?? 0))
    .map((query) => query!.data as RecentTitle)
}
