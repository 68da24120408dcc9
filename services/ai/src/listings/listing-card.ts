import type { PublicListing } from '@storyright/contracts/events'
import type { ListingCard } from '@storyright/contracts/http'
import { viabilityBand } from '@storyright/contracts/vocabulary'

/** The listing's card, equal to catalogue's own. */
export function cardOf(listing: PublicListing, isAnswered: boolean): ListingCard {
  return {
    id: listing.id,
    title: listing.title,
    author: listing.author,
    description: listing.description,
    status: listing.status,
    medium: listing.medium,
    format: listing.format,
    genre: listing.genre,
    tags: listing.tags,
    coverImageUrl: listing.coverImageUrl,
    suggestedOfferMin: listing.suggestedOfferMin,
    suggestedOfferMax: listing.suggestedOfferMax,
    pages: listing.pages,
    publishDate: listing.publishDate,
    rightsStatus: listing.rightsStatus,
    twitterMentions: listing.twitterMentions,
    twitterBuzzScore: listing.twitterBuzzScore,
    twitterHasVerifiedMentions: listing.twitterHasVerifiedMentions,
    twitterPublisherPromotion: listing.twitterPublisherPromotion,
    twitterBookClubMentions: listing.twitterBookClubMentions,
    youtubeTotalViews: listing.youtubeTotalViews,
    youtubeVideoCount: listing.youtubeVideoCount,
    youtubeAdaptationPotential: listing.youtubeAdaptationPotential,
    youtubePopularityScore: listing.youtubePopularityScore,
    agentId: listing.agentId,
    viabilityScore: listing.viabilityScore,
    viabilityTier: viabilityBand(listing.viabilityScore),
    viabilityIsProvisional: listing.aiConsent && !isAnswered,
    isFeatured: listing.isFeatured,
    earlyAccessUntil: listing.earlyAccessUntil,
    chainOfTitleVerified: listing.chainOfTitleVerified,
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
  }
}
