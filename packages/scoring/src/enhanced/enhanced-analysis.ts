import type { EnhancedAnalysis } from '@storyright/contracts/http'
import type { AnalysisInput } from '../analysis-input.ts'

export function enhancedAnalysisOf(_input: AnalysisInput): EnhancedAnalysis {
  throw new Error('Under way')
}
