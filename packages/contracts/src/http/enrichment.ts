import { z } from 'zod'
import { listingId, requiredText, text, timestamp } from '../fields.ts'
import { enrichmentAddresses } from '../vocabulary/addresses/enrichment.ts'
import { limits } from '../vocabulary/constants.ts'
import {
  bookSearchLimit,
  enrichmentActions,
  enrichmentBatches,
  enrichmentSources,
  enrichmentStates,
  marketPresences,
} from '../vocabulary/enrichment.ts'
import { defineCall } from './call.ts'
import { listing } from './catalogue.ts'

const count = z.number().int().nonnegative()
const nullableText = z.string().nullable()
const admin = { access: 'admin' } as const
const oneListing = z.object({ listingId: z.string() })

export const book = z
  .object({
    id: z.string(),
    title: z.string(),
    authors: z.array(z.string()),
    publisher: nullableText,
    publishedDate: nullableText.describe('A year, a month or a day'),
    pageCount: count.nullable(),
    categories: z.array(z.string()),
    averageRating: z.number().nullable(),
    ratingsCount: count.nullable(),
    thumbnail: nullableText,
    isbn: nullableText,
  })
  .meta({ id: 'Book' })
export type Book = z.infer<typeof book>

/** Something that may be about the listing, and why it is thought so. */
export const candidate = z.object({
  id: z.string(),
  title: z.string(),
  by: nullableText.describe('Its author, or who published it'),
  year: z.number().int().nullable(),
  link: z.string(),
  thumbnail: nullableText,
  confidence: z.number().min(0).max(1),
  reasons: z.array(z.string()),
})
export type Candidate = z.infer<typeof candidate>

const sourced = {
  source: z.enum(enrichmentSources),
  state: z.enum(enrichmentStates),
  fetchedAt: timestamp.nullable(),
  attribution: z.string().describe('As the source wants to be named'),
  match: candidate.nullable(),
  candidates: z.array(
    candidate.extend({
      isTaken: z.boolean().describe('It counts as about the listing'),
      isRefused: z.boolean().describe('Somebody has said that it is not this work'),
    }),
  ),
  isDecided: z.boolean().describe('The last decision on it is somebody’s, and can be taken back'),
  failure: nullableText.describe('Why the last attempt failed, in words'),
  triesAgainAt: timestamp.nullable(),
}
const commercialIndicators = z.object({
  marketPresence: z.enum(marketPresences),
  hasCommercialSales: z.boolean(),
  popularityScore: z.number().min(0).max(100),
})

/** A book source's record of a listing. */
export const enrichedData = z.object({
  averageRating: z.number().nullable(),
  pageCount: count.nullable(),
  publisher: nullableText,
  publishedDate: nullableText,
  ratingsCount: count.nullable(),
  categories: z.array(z.string()),
  thumbnail: nullableText,
  isbn: nullableText,
  commercialIndicators,
})

const figures = {
  books: enrichedData.nullable(),
  youtube: z
    .object({
      totalViews: count,
      videoCount: count,
      popularityScore: count.nullable(),
      adaptationPotential: count.nullable(),
      videos: z.array(
        z.object({ id: z.string(), title: z.string(), channel: z.string(), views: count, link: z.string() }),
      ),
    })
    .nullable(),
  twitter: z
    .object({
      mentions: count,
      buzzScore: count,
      hasVerifiedMentions: z.boolean(),
      publisherPromotion: z.boolean(),
      bookClubMentions: count,
      from: timestamp,
      to: timestamp,
    })
    .nullable(),
}

/** What was found elsewhere about a listing. */
export const enrichments = z
  .object({ listingId, sources: z.array(z.object(sourced)), ...figures })
  .meta({ id: 'Enrichments' })
export type Enrichments = z.infer<typeof enrichments>

export const enrichmentStatus = z
  .object({
    total: count,
    enriched: count,
    remaining: count,
    percentage: z.number().min(0).max(100),
    failed: count,
    waitingForChoice: count,
    pausedUntil: timestamp.nullable().describe('The provider’s limit is reached: when it goes on'),
    failures: z.array(
      z.object({
        listingId,
        title: z.string(),
        failure: z.string(),
        at: timestamp,
        triesAgainAt: timestamp.nullable(),
      }),
    ),
  })
  .meta({ id: 'EnrichmentStatus' })
export type EnrichmentStatus = z.infer<typeof enrichmentStatus>

const suggestion = z.object({
  field: z.enum(['coverImageUrl', 'pageCount', 'genre', 'mediumDetails']),
  before: z.unknown(),
  after: z.unknown(),
})
export const bookEnrichment = z
  .object({
    listing,
    enrichedData: enrichedData.nullable(),
    suggestions: z.array(suggestion),
    candidates: z.array(candidate),
    takenOverAt: timestamp.nullable().describe('When something was last taken over that can be taken back'),
  })
  .meta({ id: 'BookEnrichment' })
export type BookEnrichment = z.infer<typeof bookEnrichment>

const batchResult = z.object({ processed: count, total: count, failed: count })
const flag = z.boolean().default(false)
const batch = ({ most, standard }: { most: number; standard: number }) =>
  z.strictObject({
    batchSize: z.number().int().min(1).max(most).default(standard),
    failedOnly: flag.describe('Only what failed is tried again'),
  })

const asked = {
  source: z.enum(enrichmentSources).optional(),
  state: z.enum(enrichmentStates).optional(),
}

export const enrichmentCalls = {
  searchBooks: defineCall(enrichmentAddresses.searchBooks, {
    ...admin,
    changesOnGet: true,
    summary: 'Search Google Books',
    switchedBy: 'enrichment',
    query: z.object({
      q: requiredText(limits.search, 'Please say what to look for'),
      maxResults: z.coerce.number().int().min(1).max(40).default(bookSearchLimit),
    }),
    status: 200,
    reply: z.object({ books: z.array(book) }),
  }),
  lookUpBook: defineCall(enrichmentAddresses.lookUpBook, {
    ...admin,
    changesOnGet: true,
    summary: 'Look a listing up at Google Books, and what could be taken over',
    params: oneListing,
    status: 200,
    reply: bookEnrichment,
  }),
  applyBook: defineCall(enrichmentAddresses.applyBook, {
    ...admin,
    summary: 'Take over what was found into the listing’s own fields',
    params: oneListing,
    body: z.strictObject({
      updateCoverImage: flag,
      updatePageCount: flag,
      updateGenre: flag,
      addMetadata: flag,
    }),
    status: 200,
    reply: listing,
  }),
  undoBook: defineCall(enrichmentAddresses.undoBook, {
    ...admin,
    summary: 'Take the last takeover back',
    params: oneListing,
    status: 200,
    reply: listing,
  }),
  enrichBooks: defineCall(enrichmentAddresses.enrichBooks, {
    ...admin,
    summary: 'Look several listings up, and take over what is certain where asked',
    switchedBy: 'enrichment',
    body: z.strictObject({
      listingIds: z.array(text(limits.tag)).min(1).max(enrichmentBatches.books.most),
      autoApply: flag,
    }),
    status: 200,
    reply: z.object({
      results: z.array(
        z.object({
          listingId: z.string(),
          state: z.enum(enrichmentStates),
          isApplied: z.boolean(),
          failure: nullableText,
        }),
      ),
      summary: z.object({ totalProcessed: count, matched: count, applied: count, failed: count }),
    }),
  }),
  youtubeStatus: defineCall(enrichmentAddresses.youtubeStatus, {
    ...admin,
    summary: 'How far YouTube is with the catalogue',
    status: 200,
    reply: enrichmentStatus,
  }),
  enrichYoutube: defineCall(enrichmentAddresses.enrichYoutube, {
    ...admin,
    summary: 'Look the next listings up at YouTube, one a second',
    switchedBy: 'enrichment',
    body: batch(enrichmentBatches.youtube),
    status: 200,
    reply: batchResult,
  }),
  twitterStatus: defineCall(enrichmentAddresses.twitterStatus, {
    ...admin,
    summary: 'How far X is with the catalogue',
    status: 200,
    reply: enrichmentStatus,
  }),
  enrichTwitter: defineCall(enrichmentAddresses.enrichTwitter, {
    ...admin,
    summary: 'Look the next listings up at X, one every three seconds',
    switchedBy: 'enrichment',
    body: batch(enrichmentBatches.twitter),
    status: 200,
    reply: batchResult,
  }),
  enrichmentsThatWait: defineCall(enrichmentAddresses.enrichmentsThatWait, {
    ...admin,
    summary: 'Listings whose candidates wait for a choice, or whose look-up failed',
    query: z.object({
      ...asked,
      cursor: z.string().max(600).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    status: 200,
    reply: z.array(enrichments.extend({ title: z.string(), author: z.string() })),
  }),
  enrichmentsThatWaitCsv: defineCall(enrichmentAddresses.enrichmentsThatWaitCsv, {
    ...admin,
    summary: 'All of them, a line for each source, as CSV',
    query: z.object(asked),
    sends: 'text/csv',
    status: 200,
  }),
  enrichmentsOf: defineCall(enrichmentAddresses.enrichmentsOf, {
    access: 'signedIn',
    summary: 'What was found elsewhere about a listing; its candidates for its agent and administrators',
    params: oneListing,
    status: 200,
    reply: enrichments,
  }),
  decideEnrichment: defineCall(enrichmentAddresses.decideEnrichment, {
    access: 'manageListings',
    summary: 'Choose a candidate, say that it is not this work, or take that back: its agent, or an administrator',
    params: oneListing.extend({ source: z.enum(enrichmentSources) }),
    body: z
      .strictObject({ action: z.enum(enrichmentActions), candidateId: text(limits.title).nullish() })
      .refine(({ action, candidateId }) => action !== 'choose' || candidateId, {
        path: ['candidateId'],
        message: 'Which one is it?',
      }),
    status: 200,
    reply: enrichments,
  }),
} as const
