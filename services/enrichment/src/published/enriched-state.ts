import type { EnrichedListing } from '@storyright/contracts/events'
import type { Enrichments } from '@storyright/contracts/http'
import { type EnrichmentSource, enrichmentSourceLabels } from '@storyright/contracts/vocabulary'

type Row = { fetchedAt: Date | null; figures: unknown; isShown: boolean } | undefined
type Rows = Partial<Record<EnrichmentSource, Row>>

/** A listing's published state, from the results of all sources. */
export function enrichedState(listingId: string, rows: Rows): EnrichedListing {
  const books = figuresOf<'books'>(rows.books)
  const youtube = figuresOf<'youtube'>(rows.youtube)
  const twitter = figuresOf<'twitter'>(rows.twitter)
  const fetchedAt = (row: Row) => (row?.figures ? (row.fetchedAt?.toISOString() ?? null) : null)
  return {
    listingId,
    mediumDetails: books && rows.books?.isShown ? mediumDetailsOf(books, fetchedAt(rows.books)) : null,
    booksFetchedAt: fetchedAt(rows.books),
    twitterMentions: twitter?.mentions ?? null,
    twitterBuzzScore: twitter?.buzzScore ?? null,
    twitterHasVerifiedMentions: twitter?.hasVerifiedMentions ?? null,
    twitterPublisherPromotion: twitter?.publisherPromotion ?? null,
    twitterBookClubMentions: twitter?.bookClubMentions ?? null,
    twitterFetchedAt: fetchedAt(rows.twitter),
    youtubeTotalViews: youtube?.totalViews ?? null,
    youtubeVideoCount: youtube?.videoCount ?? null,
    youtubeAdaptationPotential: youtube?.adaptationPotential ?? null,
    youtubePopularityScore: youtube?.popularityScore ?? null,
    youtubeFetchedAt: fetchedAt(rows.youtube),
  }
}

const figuresOf = <Source extends EnrichmentSource>(row: Row) => (row?.figures ?? null) as Enrichments[Source]

/** What a listing shows of a book's edition and ratings, with its source and date. */
export const mediumDetailsOf = (
  { publishedDate, averageRating, ratingsCount, commercialIndicators }: NonNullable<Enrichments['books']>,
  fetchedAt: string | null,
): string =>
  JSON.stringify({
    publishedDate,
    averageRating,
    ratingsCount,
    commercialIndicators,
    source: enrichmentSourceLabels.books,
    fetchedAt,
  })
