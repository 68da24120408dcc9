import { lazy, Suspense, useCallback, useDeferredValue, useId, useState } from 'react'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RefreshCw } from '../../../ui/icon/icons.ts'
import { useAnalysis, useEnhancedAnalysis, useSampleAnalysisQuery, useSampleEnhancedQuery } from '../analysis.api.ts'
import * as S from './analysis-panel.styles.ts'
import { EnhancedMode } from './enhanced-mode.tsx'
import { StandardMode } from './standard-mode.tsx'
import { useRefresh } from './use-refresh.ts'

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
