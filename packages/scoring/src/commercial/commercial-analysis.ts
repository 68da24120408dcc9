import type { CommercialAnalysis } from '@storyright/contracts/http'
import type { AnalysisInput } from '../analysis-input.ts'

/** What the batch and the search tell of a listing, besides its card and the time. */
export type CommercialFigures = Omit<CommercialAnalysis, 'listing' | 'lastAnalyzedAt'>

export function commercialAnalysisOf(_input: AnalysisInput): CommercialFigures {
  throw new Error('Under way')
}
