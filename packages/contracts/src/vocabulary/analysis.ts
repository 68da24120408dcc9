/** Words and limits of the analyses. The scores and money themselves come from `packages/scoring`. No zod here: the web imports it. */

/** Who answered: the language model, or the tables alone. */
export const analysisSources = ['model', 'rules'] as const

/**
 * What a figure rests on: the listing's own data, the market tables, the model's answer, films that were made, figures of
 * this analysis, or a default that is no finding about this listing.
 */
export const bases = ['listing', 'market', 'model', 'films', 'derived', 'default'] as const
export type BasisKind = (typeof bases)[number]

export interface Basis {
  from: BasisKind
  /** In one short sentence, for people. */
  says: string
}

/** By the path of a figure or of a block of them, `audience.demographics.primaryAge`; the longest that fits a figure counts. */
export type Provenance = Record<string, Basis>

/** What a figure rests on. */
export function basisOf(provenance: Provenance, path: string): Basis | undefined {
  for (let at = path; ; at = at.slice(0, at.lastIndexOf('.'))) {
    if (provenance[at]) return provenance[at]
    if (!at.includes('.')) return undefined
  }
}

export const marketSizes = ['small', 'medium', 'large'] as const
export type MarketSize = (typeof marketSizes)[number]
export const productionComplexities = ['low', 'medium', 'high'] as const
export type ProductionComplexity = (typeof productionComplexities)[number]
export const roiPotentials = ['low', 'medium', 'high'] as const
export type RoiPotential = (typeof roiPotentials)[number]

export const enhancedTiers = ['Greenlight Ready', 'Strong Potential', 'Moderate Risk', 'High Risk'] as const
export type EnhancedTier = (typeof enhancedTiers)[number]

export const analysisPaging = {
  limits: [3, 5, 10],
  searchPage: 20,
  searchMost: 100,
  batchMost: 50,
  /** Titles beside one another. */
  compareMost: 4,
  /** Lines of a file: the first of what was found. */
  exportMost: 5_000,
} as const

/** The columns that a search of analyses is sorted by; with a minus before it the other way round. */
export const analysisSorts = ['title', 'status', 'score', 'price', 'market', 'complexity', 'return'] as const
export type AnalysisSort = (typeof analysisSorts)[number]

export const analysisTimes = {
  /** How long a browser keeps an analysis. */
  freshSeconds: 600,
  /** A reader waits no longer for the model: then the tables answer. */
  answerMs: 2_000,
} as const

/** Document 2, section 8.4. */
export const analysisMessages = {
  enhancedFailed: 'Failed to generate enhanced analysis. Please try again.',
  noData: 'No analysis data available',
  noCommercialData: 'No commercial analysis data available',
  noneFound: 'No analyses found matching your criteria',
  noRecommendations:
    'No recommendations available at the moment. Make some offers to help our AI understand your preferences better.',
} as const
