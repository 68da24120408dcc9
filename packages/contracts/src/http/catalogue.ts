import { z } from 'zod'
import { aiScores, listingId, targetDemographic, text, timestamp, uuid } from '../fields.ts'
import { catalogueAddresses } from '../vocabulary/addresses/catalogue.ts'
import { limits, paging } from '../vocabulary/constants.ts'
import {
  availabilities,
  contentRatings,
  contentTypes,
  currencies,
  exclusivities,
  listingSorts,
  listingStatuses,
  mediums,
  priceRangeValues,
  publicationStatuses,
  rights,
  territories,
  understoodParams,
  viabilityBandValues,
} from '../vocabulary/listing-options.ts'
import { defineCall } from './call.ts'

export { type AiScores, aiScores, targetDemographic } from '../fields.ts'

const score = z.number().int().min(0).max(100)
const pounds = z.number().nonnegative().nullable()

/** What a list shows of the analysis; the whole of it is `null` for readers without premium features. */
export const listingAnalysis = z
  .object({
    viabilityScore: score,
    tier: z.enum(viabilityBandValues),
    static: z.object({ genreScore: z.number(), mediumScore: z.number(), lengthBonus: z.number() }),
    aiScores: aiScores.nullable(),
  })
  .meta({ id: 'ListingAnalysis' })

const cardFields = {
  id: listingId,
  title: z.string(),
  author: z.string(),
  description: z.string(),
  status: z.enum(listingStatuses),
  medium: z.enum(mediums),
  format: z.string(),
  genre: z.string().nullable(),
  tags: z.array(z.string()),
  coverImageUrl: z.string().nullable(),
  suggestedOfferMin: pounds,
  suggestedOfferMax: pounds,
  pages: z.number().int().nullable(),
  publishDate: z.string().nullable(),
  rightsStatus: z.string().nullable(),
  twitterMentions: z.number().nullable(),
  twitterBuzzScore: z.number().nullable(),
  twitterHasVerifiedMentions: z.boolean().nullable(),
  twitterPublisherPromotion: z.boolean().nullable(),
  twitterBookClubMentions: z.number().nullable(),
  youtubeTotalViews: z.number().nullable(),
  youtubeVideoCount: z.number().nullable(),
  youtubeAdaptationPotential: z.number().nullable(),
  youtubePopularityScore: z.number().nullable(),
  agentId: uuid,
  viabilityScore: score,
  viabilityTier: z.enum(viabilityBandValues),
  viabilityIsProvisional: z.boolean().describe('Whether the score still waits for a model’s answer'),
  isFeatured: z.boolean(),
  /** While this lies ahead, only premium members, its owner and administrators find it. */
  earlyAccessUntil: timestamp.nullable(),
  /** The whole chain of title is there and verified: a badge. */
  chainOfTitleVerified: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** A listing in every list but the agent's own. */
const foundBy = z.enum(['words', 'meaning', 'both'])
export type FoundBy = z.infer<typeof foundBy>
export const listingCard = z
  .object({
    ...cardFields,
    analysis: listingAnalysis.nullable().optional(),
    match: foundBy.optional().describe('In a search of three words or more: what found the listing (see X-Meaning)'),
  })
  .meta({ id: 'ListingCard' })
export type ListingCard = z.infer<typeof listingCard>

const nullableText = z.string().nullable()
/** A listing by itself: the entity and every field of the listing form. */
export const listing = z
  .object({
    ...cardFields,
    synopsis: nullableText,
    galleryImages: z.array(z.string()),
    mediumDetails: nullableText.describe('JSON text'),
    contentType: z.enum(contentTypes),
    subgenre: nullableText,
    logline: nullableText,
    targetAudience: nullableText,
    contentRating: z.enum(contentRatings).nullable(),
    publicationStatus: z.enum(publicationStatuses).nullable(),
    publisher: nullableText,
    publicationDate: nullableText,
    isbn: nullableText,
    edition: nullableText,
    pageCount: z.number().int().nullable(),
    wordCount: z.number().int().nullable(),
    rightsAvailable: z.array(z.enum(rights)),
    previousAdaptations: nullableText,
    adaptationDetails: nullableText,
    exclusivity: z.enum(exclusivities).nullable(),
    // Sent since November 2026, as earlyAccess is.
    rights: z.string().optional().describe('The book of rights on offer, in canonical words'),
    territory: z.array(z.enum(territories)),
    askingPrice: z.number().nullable(),
    currency: z.enum(currencies),
    negotiable: z.boolean(),
    minimumDeal: z.number().nullable(),
    royaltyPercentage: z.number().nullable(),
    awards: nullableText,
    reviews: nullableText,
    salesFigures: nullableText,
    marketingMaterials: z.boolean(),
    socialMediaPresence: nullableText,
    themes: z.array(z.string()),
    keywords: z.array(z.string()),
    comparableTitles: nullableText,
    uniqueSellingPoints: nullableText,
    samplePages: nullableText,
    trailerUrl: nullableText,
    authorBio: nullableText,
    targetDemographic: targetDemographic.nullable(),
    attachedTalent: nullableText,
    productionCompanyInterest: nullableText,
    aiConsent: z.boolean().describe('Whether an AI model may be told of its metadata'),
    // Sent since November 2026: a catalogue that is still of the version before does not.
    earlyAccess: z
      .boolean()
      .default(false)
      .describe('Whether it was opened to premium members first; until when, earlyAccessUntil says'),
    agentNotes: nullableText.describe('null for anybody but the owner and administrators'),
  })
  .meta({ id: 'Listing' })
export type Listing = z.infer<typeof listing>

const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional()
/** Rights that must be free: what is left out does not matter. Any one of them makes the rest count with what they are without being named. */
const wantedRights = {
  rights: text(limits.rightsLine)
    .optional()
    .describe('All of these rights, with commas between: film,tv. “all” for all eight'),
  territory: text(limits.rightsLine)
    .optional()
    .describe('A set of territories as in a line of rights: World ex US, CA'),
  language: text(limits.rightsLine)
    .optional()
    .describe('A set of languages as in a line of rights: en, fr. “L” for all'),
  from: z.iso.date().optional().describe('The first day, today without it'),
  months: wholeNumber(1, limits.rightsMonths).describe('How long from that day on, 18 without it'),
  exclusivity: z.enum(exclusivities).optional().describe('How the rights are wanted, exclusive without it'),
  availability: z
    .enum(availabilities)
    .optional()
    .describe(
      'Whether all of that must be free (whole, also without it) or a part of it, of each of the rights, is enough',
    ),
}
const filters = {
  search: text(limits.search).optional(),
  genre: text(limits.tag).optional(),
  medium: text(limits.tag).optional(),
  priceRange: z.enum(priceRangeValues).optional(),
  commercialViability: z.enum(viabilityBandValues).optional(),
  status: z.enum(listingStatuses).optional(),
  priceFrom: wholeNumber(1, limits.amount).describe('Of the suggested maximum, in pounds, itself included'),
  priceBelow: wholeNumber(1, limits.amount + 1).describe('Itself not included'),
  publishedFrom: wholeNumber(1, 2_999).describe('The first year of publication'),
  publishedTo: wholeNumber(1, 2_999).describe('The last year of publication'),
  chain: z.literal('verified').optional().describe('Only with a verified chain of title'),
  since: z.iso.date().optional().describe('Only listings of this day and later'),
  ...wantedRights,
}

const page = {
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(paging.pageMaximum).optional(),
}

export const listingsQuery = z.object({
  ...filters,
  sort: z.enum(listingSorts).optional(),
  ...page,
  includeAnalysis: z.enum(['true', 'false']).optional(),
})
export type ListingsQuery = z.infer<typeof listingsQuery>

const counts = z.array(z.object({ value: z.string(), count: z.number().int() }))
export const listingFacets = z
  .object({
    genre: counts,
    medium: counts,
    priceRange: counts,
    commercialViability: counts,
    status: counts,
    // Sent since November 2026.
    rights: counts.optional().describe('With each right added to those that were asked for'),
    territory: counts.optional().describe('With each of the form’s territories in place of the one that was asked for'),
  })
  .meta({ id: 'ListingFacets' })
export type ListingFacets = z.infer<typeof listingFacets>

export const understoodText = z
  .object({
    rest: z.string().describe('What is searched for as words'),
    understood: z.array(
      z.object({
        param: z.enum(understoodParams),
        value: z.string(),
        text: z.string().describe('The words, as they were typed'),
        from: z.number().int(),
        to: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'UnderstoodText' })
export type UnderstoodText = z.infer<typeof understoodText>

export const publicStats = z
  .object({
    totalValue: z.number(),
    totalROIPotential: z.number(),
    bookCount: z.number().int(),
    agents: z.number().int(),
  })
  .meta({ id: 'PublicStats' })
export type PublicStats = z.infer<typeof publicStats>

const oneListing = z.object({ id: z.string() })
const favourited = z.object({ isFavorited: z.boolean() })

export const catalogueCalls = {
  publicStats: defineCall(catalogueAddresses.publicStats, {
    summary: 'What the home page counts',
    access: 'public',
    status: 200,
    reply: publicStats,
  }),
  publicListing: defineCall(catalogueAddresses.publicListing, {
    summary: 'What anybody may know of a listing, as its share preview shows it',
    access: 'public',
    params: oneListing,
    status: 200,
    reply: z.object({ title: z.string() }),
  }),
  featuredListings: defineCall(catalogueAddresses.featuredListings, {
    summary: 'The featured titles, at most eight',
    access: 'public',
    status: 200,
    reply: z.array(listingCard),
  }),
  listListings: defineCall(catalogueAddresses.listListings, {
    summary:
      'Browse, filter and search listings; X-Meaning says whether a search of three words or more was read for its meaning, too',
    access: 'signedIn',
    query: listingsQuery,
    status: 200,
    reply: z.array(listingCard),
  }),
  listingFacets: defineCall(catalogueAddresses.listingFacets, {
    summary: 'How many listings each choice of a filter would show',
    access: 'signedIn',
    query: listingsQuery,
    status: 200,
    reply: listingFacets,
  }),
  understoodText: defineCall(catalogueAddresses.understoodText, {
    summary: 'What is understood of a typed text: parameters of the list, and the words that are left',
    access: 'signedIn',
    query: z.object({ text: text(limits.search) }),
    status: 200,
    reply: understoodText,
  }),
  listingCards: defineCall(catalogueAddresses.listingCards, {
    summary: 'The cards of these listings, as far as their reader finds them, in any order; no view is counted',
    access: 'signedIn',
    query: z.object({
      ids: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(listingId).max(paging.browseFirst))
        .describe('With commas between'),
    }),
    status: 200,
    reply: z.array(listingCard),
  }),
  getListing: defineCall(catalogueAddresses.getListing, {
    summary: 'One listing',
    access: 'signedIn',
    params: oneListing,
    isVersioned: true,
    status: 200,
    reply: listing,
  }),
  listFavourites: defineCall(catalogueAddresses.listFavourites, {
    summary: 'The favourite listings, newest first',
    access: 'signedIn',
    query: z.object(page),
    status: 200,
    reply: z.array(listingCard),
  }),
  favouriteIds: defineCall(catalogueAddresses.favouriteIds, {
    summary: 'Which listings are favourites, newest first; at most as many as a list has',
    access: 'signedIn',
    status: 200,
    reply: z.array(listingId).max(paging.listMaximum),
  }),
  favouriteStatus: defineCall(catalogueAddresses.favouriteStatus, {
    summary: 'Whether a listing is a favourite',
    access: 'signedIn',
    params: oneListing,
    status: 200,
    reply: favourited,
  }),
  addFavourite: defineCall(catalogueAddresses.addFavourite, {
    summary: 'Add a favourite; may be repeated',
    access: 'signedIn',
    params: oneListing,
    status: 200,
    reply: favourited,
  }),
  removeFavourite: defineCall(catalogueAddresses.removeFavourite, {
    summary: 'Remove a favourite; may be repeated',
    access: 'signedIn',
    params: oneListing,
    status: 200,
    reply: favourited,
  }),
} as const
