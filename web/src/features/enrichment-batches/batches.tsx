import type { EnrichmentStatus } from '@storyright/contracts/http'
import {
  dayAndTime,
  enrichmentBatches,
  enrichmentMessages,
  enrichmentSourceLabels,
  enrichmentTimes,
} from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { SwitchedOffNote } from '../../entities/switch/switched-off-note.tsx'
import { isAhead } from '../../shared/is-ahead.ts'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { Progress } from '../../ui/data/progress.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Note } from '../../ui/state/note.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { OneLine } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'
import { type BatchSource, useEnrichmentStatusQuery } from './batches.api.ts'
import * as S from './batches.styles.ts'
import { number, pauseWords, progressWords, RunBatch, useBatch } from './run-batch.tsx'

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
      {!data && !isError && <PartsSkeleton message="Loading" heights={[170, 180]} />}
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

/** How far a source is with the catalogue: what it counts, and whether it may be asked at all. */
function Standing({ source, status }: { source: BatchSource; status: EnrichmentStatus }) {
  const { total, enriched, remaining, failed, waitingForChoice, percentage, pausedUntil } = status
  const isComplete = total > 0 && remaining === 0
  return (
    <S.Standing>
      <Figures
        figures={[
          { label: 'Total', value: number(total), note: 'listings' },
          { label: 'Enriched', value: number(enriched), note: 'looked up, found or not' },
          { label: 'Remaining', value: number(remaining), note: failed > 0 ? `${number(failed)} of them failed` : '' },
          {
            label: 'Needs review',
            value: number(waitingForChoice),
            note: 'need review',
            to: paths.enrichmentsThatWait({ source, state: 'choosing' }),
          },
        ]}
      />
      <S.How>
        <div>
          <Badge tone={isComplete ? 'ok' : 'wait'}>{isComplete ? 'Complete' : 'In progress'}</Badge>
        </div>
        <Progress label={`${enrichmentSourceLabels[source]} enrichment`} value={percentage}>
          {progressWords(status)}
        </Progress>
      </S.How>
      {isAhead(pausedUntil) && <Note tone="wait">{pauseWords(source, pausedUntil)}</Note>}
    </S.Standing>
  )
}

const Face = styled.section`
  display: grid;
  gap: ${theme.s5};
  min-width: 0;
`
type Failure = EnrichmentStatus['failures'][number]
const columns: Column<Failure>[] = [
  {
    header: 'Listing',
    value: ({ title, listingId }) => title || listingId,
    full: true,
    cell: ({ listingId, title }) => (
      <RowName>
        <Link to={paths.listing(listingId)}>{title || `Listing ${listingId}`}</Link>
      </RowName>
    ),
  },
  { header: 'Why it failed', value: ({ failure }) => failure, full: true, cell: ({ failure }) => failure },
  { header: 'Failed', value: ({ at }) => at, cell: ({ at }) => <OneLine>{dayAndTime(at)}</OneLine> },
  {
    header: 'Next try',
    value: ({ triesAgainAt }) => triesAgainAt,
    cell: ({ triesAgainAt }) => (
      <OneLine>{isAhead(triesAgainAt) ? dayAndTime(triesAgainAt) : 'with the next batch'}</OneLine>
    ),
  },
]

type FailuresProps = { source: BatchSource; status: EnrichmentStatus; batch: ReturnType<typeof useBatch> }

/** What failed, why, and when it is tried again; or now. */
function Failures({ source, status: { failed, failures }, batch: { run, running, isRetry } }: FailuresProps) {
  if (failed === 0) return null
  const batchSize = Math.min(failed, enrichmentBatches[source].most)
  return (
    <Face aria-labelledby="failures">
      <SectionHead id="failures" title="What failed">
        <Button
          small
          busy={running && isRetry}
          disabled={running && !isRetry}
          onClick={() => void run({ batchSize, failedOnly: true })}
        >
          Try again<VisuallyHidden> what failed</VisuallyHidden>
        </Button>
      </SectionHead>
      <SortedTable
        file="failed-look-ups"
        caption="What failed"
        order="the newest first"
        columns={columns}
        rows={failures}
        rowKey={(one) => one.listingId}
      />
      {failures.length < failed && <Meta>{`The newest ${failures.length} of ${number(failed)}.`}</Meta>}
    </Face>
  )
}
