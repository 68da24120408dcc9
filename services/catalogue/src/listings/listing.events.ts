import type { NewEvent, PublicListing } from '@storyright/contracts/events'
import type { ListingStatus, Medium } from '@storyright/contracts/vocabulary'
import { formatBook } from '@storyright/rights'
import type { Listing } from '../generated/client.ts'
import { formOf, mayBeAnalysed, seenElsewhere } from './listing.views.ts'
import { rightsOf } from './listing-rights.ts'

/** Builds an event with this listing's public state. */
export function listingEvent(
  event: (entityId: string, entityVersion: number, data: PublicListing) => NewEvent<PublicListing>,
  listing: Listing,
): NewEvent<PublicListing> {
  const id = String(listing.id)
  const form = formOf(listing)
  return event(id, listing.version, {
    id,
    agentId: listing.agentId,
    status: listing.status as ListingStatus,
    soldOfferId: listing.soldOfferId,
    title: listing.title,
    author: listing.author,
    description: listing.description,
    logline: form.logline,
    synopsis: form.synopsis,
    coverImageUrl: listing.coverImageUrl,
    medium: listing.medium as Medium,
    genre: listing.genre,
    subgenre: form.subgenre,
    themes: form.themes,
    keywords: form.keywords,
    tags: listing.tags,
    comparableTitles: form.comparableTitles,
    targetAudience: form.targetAudience,
    contentRating: form.contentRating,
    publisher: form.publisher,
    publicationDate: form.publicationDate,
    isbn: form.isbn,
    pageCount: form.pageCount,
    wordCount: form.wordCount,
    rightsAvailable: form.rightsAvailable,
    territory: form.territory,
    exclusivity: form.exclusivity,
    askingPrice: form.askingPrice,
    minimumDeal: form.minimumDeal,
    currency: form.currency,
    negotiable: form.negotiable,
    royaltyPercentage: form.royaltyPercentage,
    suggestedOfferMin: listing.suggestedOfferMin,
    suggestedOfferMax: listing.suggestedOfferMax,
    viabilityScore: listing.viabilityScore,
    isFeatured: listing.isFeatured,
    earlyAccessUntil: listing.earlyAccessUntil?.toISOString() ?? null,
    chainOfTitleVerified: listing.chainOfTitleVerified,
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    format: listing.format,
    pages: listing.pages,
    publishDate: listing.publishDate,
    rightsStatus: listing.rightsStatus,
    mediumDetails: listing.mediumDetails,
    publicationStatus: form.publicationStatus,
    previousAdaptations: form.previousAdaptations,
    awards: form.awards,
    salesFigures: form.salesFigures,
    socialMediaPresence: form.socialMediaPresence,
    targetDemographic: form.targetDemographic,
    attachedTalent: form.attachedTalent,
    productionCompanyInterest: form.productionCompanyInterest,
    ...seenElsewhere(listing),
    aiConsent: mayBeAnalysed(form),
    rights: formatBook(rightsOf(listing)),
  })
}
