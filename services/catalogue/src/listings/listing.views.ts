import type { FoundBy, ListingCard, ListingForm, Listing as ListingView } from '@storyright/contracts/http'
import { type ListingStatus, type Medium, type Viewer, viabilityBand } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import { type Listing, Prisma } from '../generated/client.ts'
import { rightsOf } from './listing-rights.ts'

/**
 * The columns that a card needs. Nothing of the form, which the metered detail call guards, is shown in a list; whether a model
 * may read the listing is looked up in it only while none has answered.
 */
export const cardColumns = Prisma.raw(
  `l.id, l.title, l.author, l.description, l.status, l.medium, l.format, l.genre, l.tags,
  l.cover_image_url AS "coverImageUrl", l.suggested_offer_min AS "suggestedOfferMin",
  l.suggested_offer_max AS "suggestedOfferMax", l.pages, l.publish_date AS "publishDate",
  l.rights_status AS "rightsStatus", l.twitter_mentions AS "twitterMentions", l.twitter_buzz_score AS "twitterBuzzScore",
  l.twitter_has_verified_mentions AS "twitterHasVerifiedMentions",
  l.twitter_publisher_promotion AS "twitterPublisherPromotion", l.twitter_book_club_mentions AS "twitterBookClubMentions",
  l.youtube_total_views AS "youtubeTotalViews", l.youtube_video_count AS "youtubeVideoCount",
  l.youtube_adaptation_potential AS "youtubeAdaptationPotential",
  l.youtube_popularity_score AS "youtubePopularityScore", l.agent_id AS "agentId", l.viability_score AS "viabilityScore",
  l.genre_score AS "genreScore", l.medium_score AS "mediumScore", l.length_bonus AS "lengthBonus",
  l.ai_scores AS "aiScores",
  CASE WHEN l.ai_scores IS NULL THEN COALESCE(l.form->>'aiConsent', 'true') = 'true' ELSE false END AS "isProvisional",
  l.is_featured AS "isFeatured",
  l.early_access_until AS "earlyAccessUntil",
  l.chain_of_title_verified AS "chainOfTitleVerified", l.created_at AS "createdAt", l.updated_at AS "updatedAt"`,
)
export type CardRow = Omit<
  Listing,
  'form' | 'rights' | 'version' | 'deletedAt' | 'roiMultiple' | 'aiVersion' | 'mediumDetails' | 'enrichmentVersion'
> & { isProvisional: boolean }

/** Whether a list carries the analysis: not asked for, withheld from readers without premium features, or shown. */
export type AnalysisChoice = 'absent' | 'withheld' | 'shown'

/** A listing in a list. */
export function cardOf(
  found: (CardRow | Listing) & { foundBy?: FoundBy },
  analysis: AnalysisChoice = 'absent',
): ListingCard {
  const row = 'isProvisional' in found ? found : { ...found, isProvisional: isProvisional(found) }
  const card = { ...entityOf(row), ...(found.foundBy && { match: found.foundBy }) }
  if (analysis === 'absent') return card
  return { ...card, analysis: analysis === 'shown' ? analysisOf(row) : null }
}

/** A listing by itself, as this viewer may see it. */
export function listingViewOf(listing: Listing, viewer: Pick<Viewer, 'id' | 'role'>): ListingView {
  const form = formOf(listing)
  const maySeeNotes = viewer.role === 'admin' || viewer.id === listing.agentId
  return {
    ...form,
    rights: formatBook(rightsOf(listing)),
    aiConsent: mayBeAnalysed(form),
    earlyAccess: form.earlyAccess ?? false, // forms from before it could be chosen say nothing
    mediumDetails: listing.mediumDetails,
    ...entityOf({ ...listing, isProvisional: isProvisional(listing) }),
    agentNotes: maySeeNotes ? form.agentNotes : null,
  }
}

/** The form as its agent sent it. */
export const formOf = ({ form }: Pick<Listing, 'form'>): ListingForm => form as unknown as ListingForm

/** Whether a model may be told of the listing; nothing said is consent, as the form says where it is asked. */
export const mayBeAnalysed = ({ aiConsent = true }: Pick<ListingForm, 'aiConsent'>): boolean => aiConsent

/** Whether the score waits for a model: it may read the listing and has not answered. */
export const isProvisional = (listing: Pick<Listing, 'aiScores' | 'form'>): boolean =>
  listing.aiScores === null && mayBeAnalysed(formOf(listing))

const analysisOf = (row: CardRow): NonNullable<ListingCard['analysis']> => ({
  viabilityScore: row.viabilityScore,
  tier: viabilityBand(row.viabilityScore),
  static: { genreScore: row.genreScore, mediumScore: row.mediumScore, lengthBonus: row.lengthBonus },
  aiScores: row.aiScores as NonNullable<ListingCard['analysis']>['aiScores'],
})

const entityOf = (row: CardRow) => ({
  id: String(row.id),
  title: row.title,
  author: row.author,
  description: row.description,
  status: row.status as ListingStatus,
  medium: row.medium as Medium,
  format: row.format,
  genre: row.genre,
  tags: row.tags,
  coverImageUrl: row.coverImageUrl,
  suggestedOfferMin: row.suggestedOfferMin,
  suggestedOfferMax: row.suggestedOfferMax,
  pages: row.pages,
  publishDate: row.publishDate,
  rightsStatus: row.rightsStatus,
  ...seenElsewhere(row),
  agentId: row.agentId,
  viabilityScore: row.viabilityScore,
  viabilityTier: viabilityBand(row.viabilityScore),
  viabilityIsProvisional: row.isProvisional,
  isFeatured: row.isFeatured,
  earlyAccessUntil: row.earlyAccessUntil?.toISOString() ?? null,
  chainOfTitleVerified: row.chainOfTitleVerified,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** What was found elsewhere, as enrichment tells it. */
export function seenElsewhere(row: Omit<CardRow, 'isProvisional'>) {
  return {
    twitterMentions: row.twitterMentions,
    twitterBuzzScore: row.twitterBuzzScore,
    twitterHasVerifiedMentions: row.twitterHasVerifiedMentions,
    twitterPublisherPromotion: row.twitterPublisherPromotion,
    twitterBookClubMentions: row.twitterBookClubMentions,
    youtubeTotalViews: row.youtubeTotalViews === null ? null : Number(row.youtubeTotalViews),
    youtubeVideoCount: row.youtubeVideoCount,
    youtubeAdaptationPotential: row.youtubeAdaptationPotential,
    youtubePopularityScore: row.youtubePopularityScore,
  }
}
