import type { EnhancedAnalysis, StandardAnalysis } from '@storyright/contracts/http'
import { analysisMessages, dayAndTime, viabilityBands } from '@storyright/contracts/vocabulary'
import { lazy, Suspense, useCallback, useDeferredValue, useId, useState } from 'react'
import { useSwitchedOff } from '../../../entities/switch/switched-off.api.ts'
import { paths } from '../../../shared/paths.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RefreshCw } from '../../../ui/icon/icons.ts'
import { Link } from '../../../ui/link/link.tsx'
import { toast } from '../../../ui/toast/toasts.ts'
import {
  useAnalysis,
  useEnhancedAnalysis,
  useRefreshAnalysisMutation,
  useSampleAnalysisQuery,
  useSampleEnhancedQuery,
} from '../analysis.api.ts'
import { amountsIn, useCurrency } from '../currency/currency.ts'
import { enhancedTabs } from '../enhanced/enhanced-tabs.ts'
import { type Stated, sourceWords } from '../provenance/basis-words.ts'
import { StatedContext } from '../provenance/stated.ts'
import { standardTabs } from '../standard/standard-tabs.ts'
import * as S from './analysis-panel.styles.ts'
import { AnalysisTabs } from './analysis-tabs.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { NoAnalysis } from './no-analysis.tsx'
import { ScoreLine } from './score-line.tsx'

const PrintSheet = lazy(() => import('../print/print-sheet.tsx').then((module) => ({ default: module.PrintSheet })))

export type AnalysedListing = { id: string; title: string; author: string; aiConsent: boolean }

/** A listing's analysis in either of its modes: in pounds with what the tables and the model say, or enhanced, in dollars. */
export function AnalysisPanel({ listing, isSample = false }: { listing: AnalysedListing; isSample?: boolean }) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const ofMember = useAnalysis(listing.id, { skip: isSample })
  const ofAnybody = useSampleAnalysisQuery(undefined, { skip: !isSample })
  const standard = isSample ? ofAnybody : ofMember
  const enhancedOfMember = useEnhancedAnalysis(listing.id, { skip: isSample || !isEnhanced })
  const enhancedOfAnybody = useSampleEnhancedQuery(undefined, { skip: !isSample || !isEnhanced })
  const enhanced = isSample ? enhancedOfAnybody : enhancedOfMember
  const { refresh, isRefreshing } = useRefresh(listing, standard.currentData)
  const shown = isEnhanced ? enhanced : standard
  // Drawn in slices: there are charts in it.
  const standardAnalysis = useDeferredValue(standard.currentData)
  const enhancedAnalysis = useDeferredValue(enhanced.currentData)
  const panel = useScrolledTo('#analysis', (isEnhanced ? enhancedAnalysis : standardAnalysis) !== undefined)
  const printed = useCallback(() => setPrinting(false), [])
  const id = useId()
  const mode = {
    failed: shown.isError && !shown.isFetching,
    isFetching: shown.isFetching,
    retry: () => void shown.refetch(),
    mayBeAnalysed: listing.aiConsent,
    print: () => setPrinting(true),
  }
  return (
    <S.Panel ref={panel} aria-labelledby={id}>
      <S.Head>
        <h2 id={id}>{isEnhanced ? 'Enhanced Analysis' : 'Standard Commercial Analysis'}</h2>
        <Button small onClick={() => setEnhanced(!isEnhanced)}>
          {isEnhanced ? 'Switch to Standard' : 'Upgrade to Enhanced'}
        </Button>
        {!isEnhanced && !isSample && (
          <Button small busy={isRefreshing} onClick={refresh}>
            {!isRefreshing && <RefreshCw size={15} aria-hidden="true" />}
            <span>Refresh Analysis</span>
          </Button>
        )}
      </S.Head>
      {isSample && <S.Note>A sample that is open to everybody. Premium members read every title like this.</S.Note>}
      {isEnhanced ? (
        <EnhancedMode key="enhanced" {...mode} analysis={enhancedAnalysis} />
      ) : (
        <StandardMode key="standard" {...mode} analysis={standardAnalysis} />
      )}
      {isPrinting && (
        <Suspense>
          <PrintSheet
            listing={listing}
            onDone={printed}
            {...(isEnhanced ? { enhanced: enhanced.currentData } : { standard: standard.currentData })}
          />
        </Suspense>
      )}
    </S.Panel>
  )
}

/** What came of a refresh: a new answer of the model, the one that was there, or none. */
function outcome(before: StandardAnalysis | undefined, { model }: StandardAnalysis, mayBeAnalysed: boolean) {
  if (!mayBeAnalysed) return 'The agent does not let AI read this listing, so the scores come from our benchmarks.'
  if (!model) return 'The AI has not answered yet, so the scores come from our benchmarks. We will ask it again.'
  if (model.answeredAt === before?.model?.answeredAt)
    return `There is no new AI reading, so its reading of ${dayAndTime(model.answeredAt)} still counts.`
  return `AI (${model.name}) has read the listing again.`
}

/** Has a listing analysed again, and says what came of it. */
function useRefresh(listing: { id: string; aiConsent: boolean }, before: StandardAnalysis | undefined) {
  const [ask, { isLoading }] = useRefreshAnalysisMutation()
  const refresh = async () => {
    try {
      const analysis = await ask(listing.id).unwrap()
      toast({ title: 'Analysis refreshed', description: outcome(before, analysis, listing.aiConsent) })
    } catch (error) {
      toastFailure('Refresh failed', error)
    }
  }
  return { refresh: () => void refresh(), isRefreshing: isLoading }
}

function EnhancedMode({ analysis, failed, isFetching, retry, mayBeAnalysed, print }: ModeProps<EnhancedAnalysis>) {
  const currency = useCurrency()
  if (failed) return <NoAnalysis text={analysisMessages.enhancedFailed} onRetry={retry} busy={isFetching} />
  if (analysis === null) return <NoAnalysis text={analysisMessages.noData} onRetry={retry} busy={isFetching} />
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
          <AnalysisSource stated={analysis} mayBeAnalysed={mayBeAnalysed} />
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

type ModeProps<Analysis> = {
  analysis: Analysis | null | undefined
  failed: boolean
  isFetching: boolean
  retry: () => void
  mayBeAnalysed: boolean
  print: () => void
}

function StandardMode({ analysis, failed, isFetching, retry, mayBeAnalysed, print }: ModeProps<StandardAnalysis>) {
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

/** Who answered, when, and where to read how the figures come about. */
function AnalysisSource({ stated, mayBeAnalysed }: { stated: Stated; mayBeAnalysed: boolean }) {
  const modelOff = useSwitchedOff('model', mayBeAnalysed && stated.source === 'rules')
  const unread = !mayBeAnalysed && 'Its agent does not let a model read this listing.'
  return (
    <S.Lead>
      <span>{`${[sourceWords(stated), unread, modelOff].filter(Boolean).join(' ')} Analysed ${dayAndTime(stated.analysedAt)}. `}</span>
      <Link to={paths.howWeScore}>How we score</Link>
    </S.Lead>
  )
}
