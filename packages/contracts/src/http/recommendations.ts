import { z } from 'zod'
import { text, wholeNumber } from '../fields.ts'
import { aiAddresses } from '../vocabulary/addresses/ai.ts'
import { ratings, recommendationLimits, recommendationSignals, wishParts } from '../vocabulary/behaviour.ts'
import { limits } from '../vocabulary/constants.ts'
import { defineCall } from './call.ts'
import { listingCard } from './catalogue.ts'

const score = z.number().int().min(0).max(100)

export const recommendation = z
  .object({
    listing: listingCard,
    score,
    reasoning: z.string().describe('The strongest signal in a sentence: “Because you favourited …”'),
    signal: z.enum(recommendationSignals),
    because: z
      .object({ listingId: z.string().nullable(), says: z.string() })
      .nullable()
      .describe('The title, or the words searched for, that led here'),
    isExploration: z
      .boolean()
      .describe('Every eighth place is for a title that fits and that nobody is known to have opened yet'),
  })
  .meta({ id: 'Recommendation' })
export type Recommendation = z.infer<typeof recommendation>

const share = z.object({ name: z.string(), share: z.number().min(0).max(1) })

/** What recommendations take somebody’s taste to be. */
export const tasteProfile = z
  .object({
    genres: z.array(share),
    mediums: z.array(share),
    priceRange: z.object({ low: z.number(), high: z.number() }).nullable().describe('In whole pounds'),
    signals: z.record(z.string(), z.number().int()).describe('How many of each kind it rests on'),
    lookingFor: z.string().nullable(),
  })
  .meta({ id: 'TasteProfile' })
export type TasteProfile = z.infer<typeof tasteProfile>

export const recommendationsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(recommendationLimits.most).default(recommendationLimits.page),
  excluded: z
    .string()
    .max(recommendationLimits.excluded * 16)
    .regex(/^[^\0,]{0,16}(,[^\0,]{0,16})*$/, 'Ids with commas between them')
    .optional()
    .describe('Ids with commas between them'),
  refresh: wholeNumber(0, 1_000_000).default(0).describe('Another number, another sample'),
})

export const recommendationCalls = {
  recommendations: defineCall(aiAddresses.recommendations, {
    changesOnGet: true,
    summary: 'Listings that the viewer may like, and why',
    access: 'premium',
    query: recommendationsQuery,
    status: 200,
    reply: z.object({
      recommendations: z.array(recommendation),
      totalAnalyzed: z.number().int(),
      profile: tasteProfile,
      widened: z
        .array(z.enum(wishParts))
        .describe('What was given up of what the viewer is looking for, since too few titles fit all of it'),
    }),
  }),
  recommendationProgress: defineCall(aiAddresses.recommendationProgress, {
    summary: 'How far the viewer’s recommendations are',
    access: 'premium',
    status: 200,
    reply: z.object({ progress: z.number().int().min(0).max(100), stage: z.string() }),
  }),
  similarListings: defineCall(aiAddresses.similarListings, {
    summary: 'The three titles nearest to one, as cards; reading them counts as no view',
    access: 'signedIn',
    params: z.object({ listingId: z.string() }),
    status: 200,
    reply: z.array(listingCard),
  }),
  rateRecommendation: defineCall(aiAddresses.rateRecommendation, {
    summary: 'Say whether a recommendation was a good one; a dismissed listing does not come again',
    access: 'premium',
    body: z.strictObject({
      listingId: text(limits.tag),
      rating: z.union([z.literal(ratings.positive), z.literal(ratings.negative)]),
      feedback: text(limits.longText).nullish(),
    }),
    status: 200,
    reply: z.object({ recorded: z.literal(true) }),
  }),
} as const
