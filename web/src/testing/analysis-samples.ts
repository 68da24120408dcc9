import type { CommercialAnalysis, EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import type { Provenance } from '@storyright/contracts/vocabulary'
import { aCard } from './samples.ts'

const exchange = { poundsPerUsd: 0.79, on: '2026-11-02' }
const analysedAt = '2026-11-14T10:00:00.000Z'
export const theModel = { name: 'reader-1', answeredAt: '2026-11-14T09:58:00.000Z', promptVersion: 'v1' }

const model = { from: 'model', says: 'What the model observed in the listing, weighed by our table.' } as const
const market = { from: 'market', says: 'The market tables for the genre and the medium.' } as const
const derived = { from: 'derived', says: 'Worked out from the figures of this analysis.' } as const
const films = { from: 'films', says: '3 of the 312 films in our data set.' } as const
const listing = { from: 'listing', says: 'What the agent entered about the length.' } as const
const nothing = { from: 'default', says: 'The same for every listing: no finding about this one.' } as const

const standardProvenance: Provenance = {
  viabilityScore: derived,
  tier: derived,
  aiScores: model,
  static: market,
  'static.lengthBonus': listing,
  forecasting: derived,
  'forecasting.comparableFilms': films,
  audience: nothing,
  financial: market,
  'financial.netProfit': derived,
  gates: derived,
  recommendations: derived,
}

export function aStandardAnalysis(change: Partial<StandardAnalysis> = {}): StandardAnalysis {
  return {
    source: 'model',
    model: theModel,
    analysedAt,
    listingVersion: 3,
    isProvisional: false,
    scoreNote: null,
    exchange,
    provenance: standardProvenance,
    viabilityScore: 88,
    tier: 'highly-viable',
    aiScores: {
      marketAppeal: 82,
      adaptationFit: 91,
      financialOutlook: 67,
      riskProfile: 28,
      franchiseUpside: 54,
      audienceReach: 70,
      competitiveAdvantage: 61,
      marketTiming: 58,
      culturalResonance: 77,
      platformSuitability: 83,
    },
    static: { genreScore: 88, mediumScore: 95, lengthBonus: 0 },
    forecasting: {
      confidenceLevel: 64,
      accuracyFactors: {
        dataQuality: 72,
        marketVolatility: 35,
        genreStability: 80,
        talentTrack: 40,
        seasonalFactors: 50,
      },
      scenarios: {
        conservative: { gross: 5_900_000, probability: 0.25 },
        expected: { gross: 11_400_000, probability: 0.55 },
        optimistic: { gross: 16_200_000, probability: 0.2 },
      },
      comparableFilms: [
        {
          title: 'The Woman in Black',
          relevance: 'same medium, shares mystery',
          actualGross: 129_000_000,
          similarity: 86,
          year: 2012,
        },
        {
          title: 'Murder on the Orient Express',
          relevance: 'same medium',
          actualGross: 352_000_000,
          similarity: 71,
          year: 2017,
        },
      ],
      filmReturns: {
        films: 40,
        low: { multiple: 0.4, gross: 8_400_000 },
        middle: { multiple: 1.9, gross: 39_900_000 },
        high: { multiple: 6.2, gross: 130_200_000 },
      },
    },
    audience: {
      size: { estimated: 2_500_000, confidence: 'Medium', basis: 'Genre Analysis' },
      demographics: {
        primaryAge: '25-44 years',
        genderSplit: '60% Female / 40% Male',
        socioeconomic: 'Middle to Upper-Middle Class',
        geography: ['UK', 'US', 'Australia', 'Canada'],
      },
      psychographics: {
        interests: ['Reading', 'Crime drama'],
        values: ['Justice'],
        lifestyle: ['Urban'],
        mediaConsumption: ['Streaming'],
      },
      marketPotential: { reachability: 75, engagement: 82, monetisation: 68 },
    },
    financial: {
      productionBudget: 21_000_000,
      breakEvenGross: 8_500_000,
      forecastGross: 16_400_000,
      forecastMargin: 0.124,
      totalRevenue: 16_400_000,
      domesticGross: 4_600_000,
      internationalGross: 6_800_000,
      streamingRevenue: 3_800_000,
      merchandisingRevenue: 1_200_000,
      netProfit: -4_600_000,
      paybackPeriod: 31,
      irr: 0.087,
      roiScore: 62,
    },
    gates: { 'Genre demand': true, 'Rights cleared': true, 'Budget within reach': false },
    recommendations: ['Attach a director before the option ends.', 'Begin with a limited series.'],
    ...change,
  }
}

/** What the tables alone answer. */
export const aRulesAnalysis = (change: Partial<StandardAnalysis> = {}) =>
  aStandardAnalysis({
    source: 'rules',
    model: null,
    provenance: { ...standardProvenance, aiScores: market },
    ...change,
  })

export function anEnhancedAnalysis(change: Partial<EnhancedAnalysis> = {}): EnhancedAnalysis {
  return {
    source: 'model',
    model: theModel,
    analysedAt,
    listingVersion: 3,
    isProvisional: false,
    scoreNote: null,
    exchange,
    provenance: {
      viabilityScore: derived,
      tier: derived,
      confidenceLevel: derived,
      static: market,
      marketIntelligence: market,
      recommendations: derived,
      talent: listing,
      'talent.adapterFit': model,
      socialIntelligence: nothing,
      streamingDemand: market,
      contentAnalysis: model,
      financial: market,
      riskAssessment: model,
      comparables: films,
    },
    viabilityScore: 88,
    tier: 'Greenlight Ready',
    confidenceLevel: 64,
    static: { genreScore: 88, mediumScore: 95, publicationRecency: 20 },
    marketIntelligence: {
      genrePerformance: { currentTrend: 'Rising', saturation: 'Moderate' },
      audienceSize: { coreAudience: 3_100_000 },
    },
    recommendations: {
      releaseStrategy: 'Theatrical first, then streaming',
      platformStrategy: ['Streaming', 'Broadcast'],
    },
    talent: {
      authorMarketValue: 74,
      authorRecognition: 81,
      adapterFit: 69,
      trackRecord: { previousAdaptations: 4, avgBoxOfficeMultiple: 2.4, successRate: 0.5 },
    },
    socialIntelligence: { authorSocialReach: null, contentMentions: 1200, viralPotential: 50, sentimentScore: 50 },
    streamingDemand: {
      demandScore: 77,
      searchTrends: 'Steady',
      competitivePosition: 'Few like it this year',
      platformSuitability: { Netflix: 82, BritBox: 90 },
    },
    contentAnalysis: {
      adaptationComplexity: 'Moderate',
      franchisePotential: 54,
      characterAppeal: 80,
      culturalRelevance: 66,
      targetRating: '15',
      tone: 'Suspenseful',
      plotStructure: 8,
      themes: ['Theft', 'Empire'],
    },
    financial: {
      productionBudget: { low: 15_000_000, expected: 24_000_000, high: 40_000_000 },
      scenarios: {
        conservative: { gross: 7_000_000, probability: 0.25 },
        expected: { gross: 14_000_000, probability: 0.55 },
        optimistic: { gross: 21_000_000, probability: 0.2 },
      },
      paybackPeriod: null,
      irr: null,
      riskAdjustedNPV: -2_300_000,
    },
    riskAssessment: {
      overallRisk: 28,
      factors: { productionRisk: 41, marketRisk: 22, rightsRisk: 15 },
      mitigationStrategies: ['Secure the underlying rights in writing.'],
    },
    comparables: [{ title: 'The Woman in Black', year: 2012, similarity: 86, gross: 129_000_000, multiple: 7.6 }],
    ...change,
  }
}

export function aCommercialAnalysis(change: Partial<CommercialAnalysis> = {}): CommercialAnalysis {
  return {
    listingId: '7',
    listing: aCard(),
    commercialScore: 88,
    marketAppeal: { score: 82, demographic: 'Adults' },
    adaptationPotential: { score: 91, mediumSuitability: 'Feature film' },
    revenueProjections: {
      score: 67,
      roiPotential: '3.75 times the option fee',
      marketComparables: ['The Woman in Black (2012)'],
      monetizationMethods: ['Theatrical', 'Streaming'],
    },
    riskAssessment: { score: 72, label: 'Low' },
    keyInsights: ['Crime sells steadily.', 'A period setting costs.'],
    recommendedAction: 'Option now',
    marketSize: 'large',
    productionComplexity: 'high',
    roiPotential: 'high',
    riskScore: 28,
    targetDemographic: 'Adults',
    source: 'model',
    isProvisional: false,
    scoreNote: null,
    lastAnalyzedAt: analysedAt,
    provenance: {
      commercialScore: derived,
      'marketAppeal.score': model,
      'adaptationPotential.score': model,
      'revenueProjections.score': market,
      riskAssessment: derived,
    },
    ...change,
  }
}
