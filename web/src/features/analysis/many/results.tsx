import type { CommercialAnalysis } from '@storyright/contracts/http'
import { analysisMessages } from '@storyright/contracts/vocabulary'
import { Spinner } from '../../../ui/button/spinner.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import * as S from './result.styles.ts'
import { Result } from './result.tsx'

type ResultsProps = {
  analyses: readonly CommercialAnalysis[] | undefined
  failed: boolean
  retry: () => void
  /** How many there are, in words. */
  says: string
}

/** Analyses under one another, the best first. */
export function Results({ analyses, failed, retry, says }: ResultsProps) {
  if (failed) return <ErrorState onRetry={retry}>{analysisMessages.noCommercialData}</ErrorState>
  if (!analyses) return <Spinner size={28} label="Analysing..." />
  if (analyses.length === 0)
    return (
      <EmptyState heading="h2" title={analysisMessages.noneFound}>
        Try a wider range, or fewer filters.
      </EmptyState>
    )
  return (
    <>
      <S.Count role="status">{says}</S.Count>
      <S.Results>
        {analyses.map((analysis) => (
          <Result key={analysis.listingId} analysis={analysis} />
        ))}
      </S.Results>
    </>
  )
}
