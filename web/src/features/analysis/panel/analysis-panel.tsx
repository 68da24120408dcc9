import { lazy, Suspense, useCallback, useDeferredValue, useId, useState } from 'react'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RefreshCw } from '../../../ui/icon/icons.ts'
import { useAnalysis, useEnhancedAnalysis } from '../analysis.api.ts'
import * as S from './analysis-panel.styles.ts'
import { EnhancedMode } from './enhanced-mode.tsx'
import { StandardMode } from './standard-mode.tsx'
import { useRefresh } from './use-refresh.ts'

const PrintSheet = lazy(() => import('../print/print-sheet.tsx').then((module) => ({ default: module.PrintSheet })))

export type AnalysedListing = { id: string; title: string; author: string; aiConsent: boolean }

/** A listing's analysis in either of its modes: in pounds with what the tables and the model say, or enhanced, in dollars. */
export function AnalysisPanel({ listing }: { listing: AnalysedListing }) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const standard = useAnalysis(listing.id)
  const enhanced = useEnhancedAnalysis(listing.id, { skip: !isEnhanced })
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
        {!isEnhanced && (
          <Button small busy={isRefreshing} onClick={refresh}>
            {!isRefreshing && <RefreshCw size={15} aria-hidden="true" />}
            Refresh Analysis
          </Button>
        )}
      </S.Head>
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
