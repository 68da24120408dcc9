import type { StandardAnalysis } from '@storyright/contracts/http'
import type { AnalysisInput } from '../analysis-input.ts'

export function standardAnalysisOf(_input: AnalysisInput): StandardAnalysis {
  throw new Error('Under way')
}
