import { z } from 'zod'
import { listingId, targetDemographic, timestamp, uuid } from '../fields.ts'
import { chainDocumentTypeValues } from '../vocabulary/chain-of-title-options.ts'
import { importStates } from '../vocabulary/imports.ts'
import {
  contentRatings,
  currencies,
  exclusivities,
  listingStatuses,
  mediums,
  publicationStatuses,
  rights,
  territories,
} from '../vocabulary/listing-options.ts'
import { defineEvent } from './envelope.ts'

const text = z.string().nullable()
const words = z.array(z.string())
const count = z.number().int().nullable()
const amount = z.number().nullable()

/** A listing's public state: what other services show, search and base deals on. Screens have shapes of their own. */
export const publicListing = z.object({
  id: listingId,
  agentId: uuid,
  status: z.enum(listingStatuses),
  /** The accepted offer that a sold title went to; `null` where unknown. */
  soldOfferId: uuid.nullable().default(null),

  title: z.string(),
  author: z.string(),
  description: z.string(),
  logline: text,
  coverImageUrl: text,
  medium: z.enum(mediums),
  genre: text,
  subgenre: text,
  themes: words,
  keywords: words,
  /** Genre, subgenre, themes and keywords, each once. */
  tags: words,
  comparableTitles: text,
  targetAudience: text,
  contentRating: z.enum(contentRatings).nullable(),

  publisher: text,
  publicationDate: text,
  isbn: text,
  pageCount: count,
  wordCount: count,

  rightsAvailable: z.array(z.enum(rights)),
  territory: z.array(z.enum(territories)),
  exclusivity: z.enum(exclusivities).nullable(),
  /** In the listing's currency. */
  askingPrice: amount,
  minimumDeal: amount,
  currency: z.enum(currencies),
  negotiable: z.boolean(),
  royaltyPercentage: amount,
  /** The same two in whole pounds. */
  suggestedOfferMin: amount,
  suggestedOfferMax: amount,

  viabilityScore: z.number().int(),
  isFeatured: z.boolean(),
  earlyAccessUntil: timestamp.nullable().default(null),
  chainOfTitleVerified: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,

  // Added later than the others, so that events from before are read as well.
  /** Metered, and shown by catalogue alone: here for the model, where its agent lets it read the listing. */
  synopsis: text.default(null),
  format: z.string().default(''),
  pages: count.default(null),
  publishDate: text.default(null),
  rightsStatus: text.default(null),
  mediumDetails: text.default(null),
  publicationStatus: z.enum(publicationStatuses).nullable().default(null),
  previousAdaptations: text.default(null),
  awards: text.default(null),
  salesFigures: text.default(null),
  socialMediaPresence: text.default(null),
  targetDemographic: targetDemographic.nullable().default(null),
  attachedTalent: text.default(null),
  productionCompanyInterest: text.default(null),
  twitterMentions: count.default(null),
  twitterBuzzScore: count.default(null),
  twitterHasVerifiedMentions: z.boolean().nullable().default(null),
  twitterPublisherPromotion: z.boolean().nullable().default(null),
  twitterBookClubMentions: count.default(null),
  youtubeTotalViews: count.default(null),
  youtubeVideoCount: count.default(null),
  youtubeAdaptationPotential: count.default(null),
  youtubePopularityScore: count.default(null),
  /** Whether a model may read it. */
  aiConsent: z.boolean().default(true),
  /** The book of rights on offer, in canonical words. */
  rights: text.default(null),
})
export type PublicListing = z.infer<typeof publicListing>

/**
 * The same state asked for, between services, instead of published: for whoever is asked about a listing whose events are still on
 * their way. 404 when it is withdrawn, hidden or unknown.
 */
export const currentListing = {
  method: 'GET',
  path: '/internal/listings/:id',
  reply: z.object({ version: z.number().int(), listing: publicListing }),
} as const

const listingEvent = (verb: string) => defineEvent('catalogue', 'listing', verb, publicListing)
export const listingCreated = listingEvent('created')
export const listingUpdated = listingEvent('updated')
export const listingDeleted = listingEvent('deleted')
export const listingStatusChanged = listingEvent('status-changed')
export const listingSnapshot = listingEvent('snapshot')

/** The entity is the pair; its id is `<userId>_<listingId>`. */
export const favourite = z.object({ userId: uuid, listingId: z.string(), at: z.iso.datetime() })
export const favouriteAdded = defineEvent('catalogue', 'favourite', 'added', favourite)
export const favouriteRemoved = defineEvent('catalogue', 'favourite', 'removed', favourite)

/**
 * Somebody saw a listing without membership having been asked: a metered reader while it was away, so that it may count the
 * view now, or a premium member, to whom the listing stays open this month whatever becomes of the membership. The entity is
 * the view; its id is `<userId>_<listingId>_<month>`.
 */
export const viewLetIn = defineEvent(
  'catalogue',
  'view',
  'let-in',
  z.object({
    userId: uuid,
    listingId: z.string(),
    title: z.string(),
    at: z.iso.datetime(),
    asPremium: z.boolean().default(false),
  }),
)

/** An administrator decided on a document of a chain of title: identity writes to the agent. The entity is the document. */
export const chainDecision = z.object({
  id: uuid,
  listingId: z.string(),
  listingTitle: z.string(),
  agentId: uuid,
  type: z.enum(chainDocumentTypeValues),
  grantor: z.string(),
  grantee: z.string(),
  verdict: z.enum(['verified', 'rejected']),
  reason: z.string().nullable(),
  /** All of the chain is verified now, and the listing shows that. */
  isChainVerified: z.boolean(),
})
export type ChainDecision = z.infer<typeof chainDecision>
export const chainDecided = defineEvent('catalogue', 'chain-document', 'decided', chainDecision)

/** Somebody’s import of listings has gone on, so that open pages follow. The entity is the import. */
export const importChange = z.object({ id: uuid, agentId: uuid, state: z.enum(importStates) })
export const importChanged = defineEvent('catalogue', 'import', 'changed', importChange)

/** Every event of the catalogue. */
export const catalogueEvents = [
  listingCreated,
  listingUpdated,
  listingDeleted,
  listingStatusChanged,
  listingSnapshot,
  favouriteAdded,
  favouriteRemoved,
  viewLetIn,
  chainDecided,
  importChanged,
] as const
