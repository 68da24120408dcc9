import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { analysisMessages } from '@storyright/contracts/vocabulary'
import { enhancedTabs } from '../enhanced/enhanced-tabs.ts'
import { StatedContext } from '../provenance/stated.ts'
import { AnalysisTabs } from './analysis-tabs.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { SaysOfItself } from './says-of-itself.tsx'
import { ScoreLine } from './score-line.tsx'
import type { ModeProps } from './standard-mode.tsx'

export function EnhancedMode({
  analysis,
  failed,
  isFetching,
  retry,
  mayBeAnalysed,
  print,
}: ModeProps<EnhancedAnalysis>) {
  if (failed) return <NoAnalysis says={analysisMessages.enhancedFailed} onRetry={retry} busy={isFetching} />
  if (analysis === null) return <NoAnalysis says={analysisMessages.noData} onRetry={retry} busy={isFetching} />
  return (
    <>
      <ScoreLine print={print} score={analysis?.viabilityScore} tier={analysis?.tier}>
        {analysis && `Confidence ${Math.round(analysis.confidenceLevel)}% · Amounts in US dollars`}
      </ScoreLine>
      {analysis && (
        <StatedContext value={analysis}>
          <SaysOfItself stated={analysis} mayBeAnalysed={mayBeAnalysed} />
          <AnalysisTabs label="Enhanced Analysis" tabs={enhancedTabs(analysis)} />
        </StatedContext>
      )}
    </>
  )
}
