import { z } from 'zod'
import { sortBy, text, timestamp, wholeNumber } from '../fields.ts'
import { aiAddresses } from '../vocabulary/addresses/ai.ts'
import {
  analysisPaging,
  analysisSorts,
  analysisSources,
  bases,
  enhancedTiers,
  marketSizes,
  productionComplexities,
  roiPotentials,
} from '../vocabulary/analysis.ts'
import { limits } from '../vocabulary/constants.ts'
import { viabilityBandValues } from '../vocabulary/listing-options.ts'
import { defineCall } from './call.ts'
import { aiScores, listingCard } from './catalogue.ts'

const score = z.number().min(0).max(100)
const fraction = z.number().min(0).max(1)
const money = z.number()
const words = z.array(z.string())
const scenario = z.object({ gross: money, probability: fraction })
const scenarios = z.object({ conservative: scenario, expected: scenario, optimistic: scenario })

const basis = z.object({ from: z.enum(bases), says: z.string() })

const provenance = z
  .record(z.string(), basis)
  .describe('What each figure rests on, by the path of the figure or of the block that it stands in')

/** Fields of every viability score. */
const scoreFields = {
  isProvisional: z.boolean().describe('Whether the score still waits for a model’s answer'),
  scoreNote: z.string().nullable().describe('Said where the model’s answer has moved the score into another band'),
}

/** What every analysis states about itself. */
const provenanceFields = {
  source: z.enum(analysisSources).describe('Whether a model answered, or the tables alone'),
  model: z
    .object({ name: z.string(), answeredAt: timestamp, promptVersion: z.string() })
    .nullable()
    .describe('Whose answer stands behind the model’s figures; `null` without one'),
  analysedAt: timestamp,
  listingVersion: z.number().int().describe('The version of the listing that was analysed'),
  ...scoreFields,
  exchange: z
    .object({ poundsPerUsd: z.number().positive(), on: z.iso.date() })
    .describe('The configured rate, and its day, at which pounds and dollars of this analysis are converted'),
  provenance,
}

const returned = z.object({ multiple: z.number(), gross: money.describe('At the expected budget') })
const filmReturns = z
  .object({ films: z.number().int(), low: returned, middle: returned, high: returned })
  .describe('What the films most like it grossed of their budgets: eight in ten between low and high')

export const comparableFilm = z.object({
  title: z.string(),
  relevance: z.string().describe('Why it is comparable'),
  actualGross: money.describe('Worldwide, in US dollars of its time'),
  similarity: score,
  year: z.number().int(),
})

/** The standard analysis; money is in whole pounds, comparable films in dollars apart. */
export const standardAnalysis = z
  .object({
    ...provenanceFields,
    viabilityScore: score,
    tier: z.enum(viabilityBandValues),
    aiScores: aiScores,
    static: z.object({ genreScore: score, mediumScore: score, lengthBonus: z.number() }),
    forecasting: z.object({
      confidenceLevel: score,
      accuracyFactors: z.object({
        dataQuality: score,
        marketVolatility: score,
        genreStability: score,
        talentTrack: score,
        seasonalFactors: score,
      }),
      scenarios,
      comparableFilms: z.array(comparableFilm),
      filmReturns: filmReturns.nullable(),
    }),
    audience: z.object({
      size: z.object({ estimated: z.number().int(), confidence: z.string(), basis: z.string() }),
      demographics: z.object({
        primaryAge: z.string(),
        genderSplit: z.string(),
        socioeconomic: z.string(),
        geography: words,
      }),
      psychographics: z.object({ interests: words, values: words, lifestyle: words, mediaConsumption: words }),
      marketPotential: z.object({ reachability: score, engagement: score, monetisation: score }),
    }),
    financial: z.object({
      productionBudget: money,
      breakEvenGross: money,
      forecastGross: money,
      forecastMargin: fraction,
      totalRevenue: money.optional(),
      domesticGross: money.optional(),
      internationalGross: money.optional(),
      streamingRevenue: money.optional(),
      merchandisingRevenue: money.optional(),
      netProfit: money.optional(),
      paybackPeriod: z.number().int().nullable().optional().describe('In months; `null` when it is not paid back'),
      irr: fraction.nullable().optional(),
      roiScore: score,
    }),
    gates: z.record(z.string(), z.boolean()),
    recommendations: words,
  })
  .meta({ id: 'StandardAnalysis' })
export type StandardAnalysis = z.infer<typeof standardAnalysis>

/** The enhanced analysis; money is in US dollars: the pounds of the standard analysis at the rate in `exchange`. */
export const enhancedAnalysis = z
  .object({
    ...provenanceFields,
    viabilityScore: score,
    tier: z.enum(enhancedTiers),
    confidenceLevel: score,
    static: z.object({ genreScore: score, mediumScore: score, publicationRecency: score }),
    marketIntelligence: z.object({
      genrePerformance: z.object({ currentTrend: z.string(), saturation: z.string() }),
      audienceSize: z.object({ coreAudience: z.number().int() }),
    }),
    recommendations: z.object({ releaseStrategy: z.string(), platformStrategy: words }),
    talent: z.object({
      authorMarketValue: score,
      authorRecognition: score,
      adapterFit: score,
      trackRecord: z.object({
        previousAdaptations: z.number().int().nullable(),
        avgBoxOfficeMultiple: z.number().nullable(),
        successRate: fraction.nullable(),
      }),
    }),
    socialIntelligence: z.object({
      authorSocialReach: z.number().int().nullable(),
      contentMentions: z.number().int().nullable(),
      viralPotential: score,
      sentimentScore: score,
    }),
    streamingDemand: z.object({
      demandScore: score,
      searchTrends: z.string(),
      competitivePosition: z.string(),
      platformSuitability: z.record(z.string(), score),
    }),
    contentAnalysis: z.object({
      adaptationComplexity: z.string(),
      franchisePotential: score,
      characterAppeal: score,
      culturalRelevance: score,
      targetRating: z.string(),
      tone: z.string(),
      plotStructure: z.number().min(0).max(10),
      themes: words,
    }),
    financial: z.object({
      productionBudget: z.object({ low: money, expected: money, high: money }),
      scenarios: z.record(z.string(), scenario),
      paybackPeriod: z.number().int().nullable(),
      irr: z.number().nullable(),
      riskAdjustedNPV: money,
    }),
    riskAssessment: z.object({
      overallRisk: score.describe('More is riskier'),
      factors: z.record(z.string(), score),
      mitigationStrategies: words,
    }),
    comparables: z.array(
      z.object({
        title: z.string(),
        year: z.number().int(),
        similarity: score,
        gross: money,
        multiple: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'EnhancedAnalysis' })
export type EnhancedAnalysis = z.infer<typeof enhancedAnalysis>

/** A listing's analysis among others, as the batch and the search answer it. */
export const commercialAnalysis = z
  .object({
    listingId: z.string(),
    listing: listingCard,
    commercialScore: score.describe('The viability score'),
    marketAppeal: z.object({ score, demographic: z.string() }),
    adaptationPotential: z.object({ score, mediumSuitability: z.string() }),
    revenueProjections: z.object({
      score,
      roiPotential: z.string(),
      marketComparables: words,
      monetizationMethods: words,
    }),
    riskAssessment: z.object({ score: score.describe('More is safer'), label: z.string() }),
    keyInsights: words,
    recommendedAction: z.string(),
    marketSize: z.enum(marketSizes),
    productionComplexity: z.enum(productionComplexities),
    roiPotential: z.enum(roiPotentials),
    riskScore: score,
    targetDemographic: z.string(),
    source: z.enum(analysisSources),
    ...scoreFields,
    provenance,
    lastAnalyzedAt: timestamp,
  })
  .meta({ id: 'CommercialAnalysis' })
export type CommercialAnalysis = z.infer<typeof commercialAnalysis>

const tag = text(limits.tag)
const chosenIds = new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${analysisPaging.compareMost - 1}}$`)

export const analysisBatchQuery = z.object({
  limit: wholeNumber(1, analysisPaging.batchMost).default(5),
  genre: tag.optional(),
  medium: tag.optional(),
})

const analysisFilters = {
  search: text(limits.search).optional().describe('All of these words stand in the title or its author’s name'),
  genre: tag.optional(),
  medium: tag.optional(),
  minScore: wholeNumber(0, 100).optional(),
  maxScore: wholeNumber(0, 100).optional(),
  marketSize: z.enum(marketSizes).optional(),
  productionComplexity: z.enum(productionComplexities).optional(),
  roiPotential: z.enum(roiPotentials).optional(),
  listingIds: z
    .string()
    .regex(chosenIds, `At most ${analysisPaging.compareMost} listings`)
    .optional()
    .describe(`Only these listings, at most ${analysisPaging.compareMost}, with commas between them`),
  sort: sortBy(analysisSorts).describe(
    'A column, with a minus before it the other way round; the best score first where nothing is said',
  ),
}
const inOrder = ({ minScore = 0, maxScore = 100 }: { minScore?: number | undefined; maxScore?: number | undefined }) =>
  minScore <= maxScore
const outOfOrder = { path: ['maxScore'], message: 'The highest score must not be below the lowest' }

export const analysisSearchQuery = z
  .object({
    limit: wholeNumber(1, analysisPaging.searchMost).default(analysisPaging.searchPage),
    offset: wholeNumber(0, 1_000_000).default(0),
    ...analysisFilters,
  })
  .refine(inOrder, outOfOrder)
export type AnalysisSearchQuery = z.infer<typeof analysisSearchQuery>

export const analysisSearchCsvQuery = z.object(analysisFilters).refine(inOrder, outOfOrder)
export type AnalysisSearchCsvQuery = z.infer<typeof analysisSearchCsvQuery>

const ofListing = { access: 'premium', params: z.object({ listingId: z.string() }), status: 200 } as const

export const analysisCalls = {
  analysisBatch: defineCall(aiAddresses.analysisBatch, {
    summary: 'The analyses of the best listings of a genre and a medium',
    access: 'premium',
    query: analysisBatchQuery,
    status: 200,
    reply: z.object({ analyses: z.array(commercialAnalysis), totalAnalyzed: z.number().int() }),
  }),
  analysisSearch: defineCall(aiAddresses.analysisSearch, {
    summary: 'Search all listings by their analyses, the best first',
    access: 'premium',
    query: analysisSearchQuery,
    status: 200,
    reply: z.object({
      analyses: z.array(commercialAnalysis),
      totalFound: z.number().int(),
      classes: z
        .object({
          marketSize: z.array(z.enum(marketSizes)),
          productionComplexity: z.array(z.enum(productionComplexities)),
          roiPotential: z.array(z.enum(roiPotentials)),
        })
        .describe('The values of each filter that any title has'),
    }),
  }),
  analysisSearchCsv: defineCall(aiAddresses.analysisSearchCsv, {
    summary: `What a search of analyses finds, as CSV: the first ${analysisPaging.exportMost} in its order`,
    access: 'premium',
    query: analysisSearchCsvQuery,
    sends: 'text/csv',
    status: 200,
  }),
  analysisSample: defineCall(aiAddresses.analysisSample, {
    summary: 'Which listing’s analyses everybody who is signed in may read as a sample; `null` where there is none',
    access: 'signedIn',
    status: 200,
    reply: z.object({ listing: z.object({ id: z.string(), title: z.string() }).nullable() }),
  }),
  sampleAnalysis: defineCall(aiAddresses.sampleAnalysis, {
    summary: 'The standard analysis of the sample',
    access: 'signedIn',
    mayBeMissing: true,
    status: 200,
    reply: standardAnalysis,
  }),
  sampleEnhanced: defineCall(aiAddresses.sampleEnhanced, {
    summary: 'The enhanced analysis of the sample, in US dollars',
    access: 'signedIn',
    mayBeMissing: true,
    status: 200,
    reply: enhancedAnalysis,
  }),
  analysis: defineCall(aiAddresses.analysis, {
    ...ofListing,
    summary: 'The standard analysis of a listing',
    reply: standardAnalysis,
  }),
  refreshAnalysis: defineCall(aiAddresses.refreshAnalysis, {
    perPerson: 'analyses',
    ...ofListing,
    summary: 'Analyse a listing again: the model is asked anew, within its budget',
    reply: standardAnalysis,
  }),
  enhancedAnalysis: defineCall(aiAddresses.enhancedAnalysis, {
    ...ofListing,
    summary: 'The enhanced analysis of a listing, in US dollars',
    reply: enhancedAnalysis,
  }),
} as const
