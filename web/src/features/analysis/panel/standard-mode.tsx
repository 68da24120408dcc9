import type { StandardAnalysis } from '@storyright/contracts/http'
import { analysisMessages, viabilityBands } from '@storyright/contracts/vocabulary'
import { StatedContext } from '../provenance/stated.ts'
import { standardTabs } from '../standard/standard-tabs.ts'
import { AnalysisTabs } from './analysis-tabs.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { SaysOfItself } from './says-of-itself.tsx'
import { ScoreLine } from './score-line.tsx'

export type ModeProps<Analysis> = {
  analysis: Analysis | null | undefined
  failed: boolean
  isFetching: boolean
  retry: () => void
  mayBeAnalysed: boolean
  print: () => void
}

export function StandardMode({
  analysis,
  failed,
  isFetching,
  retry,
  mayBeAnalysed,
  print,
}: ModeProps<StandardAnalysis>) {
  if (failed || analysis === null)
    return <NoAnalysis says={analysisMessages.noCommercialData} onRetry={retry} busy={isFetching} />
  return (
    <>
      <ScoreLine
        print={print}
        score={analysis?.viabilityScore}
        tier={analysis && viabilityBands[analysis.tier].label}
      />
      {analysis && (
        <StatedContext value={analysis}>
          <SaysOfItself stated={analysis} mayBeAnalysed={mayBeAnalysed} />
          <AnalysisTabs label="Standard Commercial Analysis" tabs={standardTabs(analysis)} />
        </StatedContext>
      )}
    </>
  )
}
