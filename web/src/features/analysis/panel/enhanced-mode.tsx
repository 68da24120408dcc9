import type { EnhancedAnalysis } from '@storyright/contracts/http'
import { analysisMessages } from '@storyright/contracts/vocabulary'
import { amountsIn, useCurrency } from '../currency/currency.ts'
import { enhancedTabs } from '../enhanced/enhanced-tabs.ts'
import { StatedContext } from '../provenance/stated.ts'
import * as S from './analysis-panel.styles.ts'
import { AnalysisTabs } from './analysis-tabs.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
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
  const currency = useCurrency()
  if (failed) return <NoAnalysis says={analysisMessages.enhancedFailed} onRetry={retry} busy={isFetching} />
  if (analysis === null) return <NoAnalysis says={analysisMessages.noData} onRetry={retry} busy={isFetching} />
  return (
    <>
      <ScoreLine
        print={print}
        score={analysis?.viabilityScore}
        tier={analysis?.tier}
        isProvisional={analysis?.isProvisional}
      >
        {analysis && `Confidence ${Math.round(analysis.confidenceLevel)}%`}
      </ScoreLine>
      {analysis && (
        <StatedContext value={analysis}>
          {analysis.scoreNote && <S.Note>{analysis.scoreNote}</S.Note>}
          <SaysOfItself stated={analysis} mayBeAnalysed={mayBeAnalysed} />
          <CurrencyChoice exchange={analysis.exchange} />
          <AnalysisTabs
            label="Enhanced Analysis"
            tabs={enhancedTabs(analysis, amountsIn(currency, 'USD', analysis.exchange))}
          />
        </StatedContext>
      )}
    </>
  )
}
