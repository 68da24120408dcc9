import { enrichmentMessages, enrichmentTimes } from '@storyright/contracts/vocabulary'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { type BatchSource, useEnrichmentStatusQuery } from './batches.api.ts'
import * as S from './batches.styles.ts'
import { Failures } from './failures.tsx'
import { RunBatch } from './run-batch.tsx'
import { Standing } from './standing.tsx'
import { useBatch } from './use-batch.ts'

/** How far a source is with the catalogue, its next batch, and what failed. */
export function Batches({ source }: { source: BatchSource }) {
  const { data, isError, isFetching, refetch } = useEnrichmentStatusQuery(source, {
    pollingInterval: enrichmentTimes.pollMs,
  })
  const batch = useBatch(source)
  return (
    <S.Parts>
      <SwitchedOffNote name="enrichment" />
      {isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {enrichmentMessages.statusFailed}
        </ErrorState>
      )}
      {!data && !isError && <PartsSkeleton says="Loading" heights={[170, 180]} />}
      {data?.total === 0 && (
        <EmptyState heading="h2" title="No listings yet">
          A new listing waits here to be looked up.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <Standing source={source} status={data} />
          <RunBatch source={source} status={data} batch={batch} />
          <Failures source={source} status={data} batch={batch} />
        </>
      )}
    </S.Parts>
  )
}
