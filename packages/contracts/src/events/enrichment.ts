import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { defineEvent } from './envelope.ts'

const count = z.number().int().nullable()

/** Everything that was found elsewhere about a listing, each with its time; the entity is the listing. */
export const enrichedListing = z.object({
  listingId: z.string(),
  mediumDetails: z.string().nullable().describe('JSON text, as the listing shows it'),
  booksFetchedAt: timestamp.nullable(),
  twitterMentions: count,
  twitterBuzzScore: count,
  twitterHasVerifiedMentions: z.boolean().nullable(),
  twitterPublisherPromotion: z.boolean().nullable(),
  twitterBookClubMentions: count,
  twitterFetchedAt: timestamp.nullable(),
  youtubeTotalViews: count,
  youtubeVideoCount: count,
  youtubeAdaptationPotential: count,
  youtubePopularityScore: count,
  youtubeFetchedAt: timestamp.nullable(),
})
export type EnrichedListing = z.infer<typeof enrichedListing>

export const listingEnriched = defineEvent('enrichment', 'listing', 'enriched', enrichedListing)
export const enrichmentSnapshot = defineEvent('enrichment', 'listing', 'snapshot', enrichedListing)

/** Every event of enrichment. */
export const enrichmentEvents = [listingEnriched, enrichmentSnapshot] as const
