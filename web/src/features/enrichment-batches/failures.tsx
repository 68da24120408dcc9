import type { EnrichmentStatus } from '@storyright/contracts/http'
import { dayAndTime, enrichmentBatches } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { isAhead } from '../../shared/is-ahead.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { OneLine } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'
import { number } from './batch-words.ts'
import type { BatchSource } from './batches.api.ts'
import type { useBatch } from './use-batch.ts'

const Face = styled.section`
  display: grid;
  gap: ${theme.s5};
  min-width: 0;
`
type Failure = EnrichmentStatus['failures'][number]
const columns: Column<Failure>[] = [
  {
    header: 'Listing',
    full: true,
    cell: ({ listingId, title }) => (
      <RowName>
        <Link to={paths.listing(listingId)}>{title || `Listing ${listingId}`}</Link>
      </RowName>
    ),
  },
  { header: 'Why it failed', full: true, cell: ({ failure }) => failure },
  { header: 'Failed', cell: ({ at }) => <OneLine>{dayAndTime(at)}</OneLine> },
  {
    header: 'Next try',
    cell: ({ triesAgainAt }) => (
      <OneLine>{isAhead(triesAgainAt) ? dayAndTime(triesAgainAt) : 'with the next batch'}</OneLine>
    ),
  },
]

type FailuresProps = { source: BatchSource; status: EnrichmentStatus; batch: ReturnType<typeof useBatch> }

/** What failed, why, and when it is tried again; or now. */
export function Failures({ source, status: { failed, failures }, batch: { run, running } }: FailuresProps) {
  if (failed === 0) return null
  const batchSize = Math.min(failed, enrichmentBatches[source].most)
  return (
    <Face aria-labelledby="failures">
      <SectionHead id="failures" title="What failed">
        <Button small busy={running} onClick={() => void run({ batchSize, failedOnly: true })}>
          Try again<VisuallyHidden> what failed</VisuallyHidden>
        </Button>
      </SectionHead>
      <Table
        caption="What failed, the newest first"
        columns={columns}
        rows={failures}
        rowKey={(one) => one.listingId}
      />
      {failures.length < failed && <Meta>{`The newest ${failures.length} of ${number(failed)}.`}</Meta>}
    </Face>
  )
}
