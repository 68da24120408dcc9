import type { EnrichedListing, PublicListing } from '@storyright/contracts/events'
import { type EnrichmentSource, enrichmentSources, enrichmentTimes } from '@storyright/contracts/vocabulary'

/** A listing as it is scored, with enrichment only while that may be used, and with its time. */
export interface ScoredListing extends PublicListing {
  foundAt: Record<EnrichmentSource, string | null>
}

const KEPT_MS = enrichmentTimes.keptDays * 86_400_000
const nothing = {
  books: { mediumDetails: null, booksFetchedAt: null },
  youtube: {
    youtubeTotalViews: null,
    youtubeVideoCount: null,
    youtubeAdaptationPotential: null,
    youtubePopularityScore: null,
    youtubeFetchedAt: null,
  },
  twitter: {
    twitterMentions: null,
    twitterBuzzScore: null,
    twitterHasVerifiedMentions: null,
    twitterPublisherPromotion: null,
    twitterBookClubMentions: null,
    twitterFetchedAt: null,
  },
} as const satisfies Record<EnrichmentSource, Partial<EnrichedListing>>

const datesOf = ({ booksFetchedAt, youtubeFetchedAt, twitterFetchedAt }: EnrichedListing) => ({
  books: booksFetchedAt,
  youtube: youtubeFetchedAt,
  twitter: twitterFetchedAt,
})
const endOf = (fetchedAt: string | null): number => (fetchedAt === null ? 0 : Date.parse(fetchedAt) + KEPT_MS)

/** The enrichment without parts that are too old, or have no time of fetching. */
export function stillUsable(found: EnrichedListing, now: Date): EnrichedListing {
  const dates = datesOf(found)
  const old = enrichmentSources.filter((source) => endOf(dates[source]) <= now.getTime())
  return Object.assign({ ...found }, ...old.map((source) => nothing[source]))
}

/** When the first usable part expires. */
export function usableUntil(found: EnrichedListing | null, now: Date): Date | null {
  const ends = found === null ? [] : Object.values(datesOf(found)).map(endOf)
  const coming = ends.filter((end) => end > now.getTime())
  return coming.length > 0 ? new Date(Math.min(...coming)) : null
}

/** The listing with what enrichment found; catalogue shows the same without its time, so that is left aside. */
export function withFound(listing: PublicListing, found: EnrichedListing | null, now: Date): ScoredListing {
  const usable = found && stillUsable(found, now)
  const { books, youtube, twitter } = nothing
  const {
    booksFetchedAt,
    youtubeFetchedAt,
    twitterFetchedAt,
    listingId: _its,
    ...figures
  } = {
    ...{ listingId: listing.id, ...books, ...youtube, ...twitter },
    ...usable,
  }
  return {
    ...listing,
    ...figures,
    foundAt: { books: booksFetchedAt, youtube: youtubeFetchedAt, twitter: twitterFetchedAt },
  }
}
