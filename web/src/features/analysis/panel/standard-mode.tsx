import type { StandardAnalysis } from '@storyright/contracts/http'
import { analysisMessages, viabilityBands } from '@storyright/contracts/vocabulary'
import { amountsIn, useCurrency } from '../currency/currency.ts'
import { StatedContext } from '../provenance/stated.ts'
import { standardTabs } from '../standard/standard-tabs.ts'
import * as S from './analysis-panel.styles.ts'
import { AnalysisTabs } from './analysis-tabs.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { AnalysisSource } from './says-of-itself.tsx'
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
  const currency = useCurrency()
  if (failed || analysis === null)
    return <NoAnalysis text={analysisMessages.noCommercialData} onRetry={retry} busy={isFetching} />
  return (
    <>
      <ScoreLine
        print={print}
        score={analysis?.viabilityScore}
        isProvisional={analysis?.isProvisional}
        tier={analysis && viabilityBands[analysis.tier].label}
      />
      {analysis && (
        <StatedContext value={analysis}>
          {analysis.scoreNote && <S.Note>{analysis.scoreNote}</S.Note>}
          <AnalysisSource stated={analysis} mayBeAnalysed={mayBeAnalysed} />
          <CurrencyChoice exchange={analysis.exchange} />
          <AnalysisTabs
            label="Standard Commercial Analysis"
            tabs={standardTabs(analysis, amountsIn(currency, 'GBP', analysis.exchange))}
          />
        </StatedContext>
      )}
    </>
  )
}
