import type { Competition } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { paths } from '../../shared/paths.ts'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Button } from '../../ui/button/button.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import type { Column } from '../../ui/data/table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import * as S from './administration.styles.ts'
import { CompetitionDialog } from './competition-dialog.tsx'

const columns: Column<Competition>[] = [
  {
    header: 'Competition',
    value: ({ title }) => title,
    full: true,
    cell: ({ id, title }) => (
      <RowName>
        <Link to={paths.judging(id)}>{title}</Link>
      </RowName>
    ),
  },
  { header: 'Sponsor', value: ({ sponsor }) => sponsor, cell: ({ sponsor }) => sponsor },
  {
    header: 'Status',
    value: ({ status }) => status,
    cell: (competition) => (
      <S.Line>
        <CompetitionState competition={competition} />
      </S.Line>
    ),
  },
  { header: 'Opens', value: ({ opensAt }) => opensAt, cell: ({ opensAt }) => dayAndTime(opensAt) },
  { header: 'Closes', value: ({ closesAt }) => closesAt, cell: ({ closesAt }) => dayAndTime(closesAt) },
  { header: 'Entries', value: ({ entries }) => entries, end: true, cell: ({ entries }) => entries },
]

/** Every competition, and the way to a new one. */
export function CompetitionTable() {
  const { data, isFetching, refetch } = useCompetitionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [isNew, setIsNew] = useState(false)
  return (
    <>
      <PageHead
        title="Manage Competitions"
        lead="Announce them, read the entries, shortlist and choose."
        actions={
          <Button variant="primary" onClick={() => setIsNew(true)}>
            Announce Competition
          </Button>
        }
      />
      {!data && isFetching && <PartsSkeleton message="Loading competitions" heights={[44, 45, 46]} />}
      {!data && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>The competitions could not be loaded.</ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState heading="h2" title="No competitions yet">
          Announce the first competition; it opens automatically.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <SortedTable file="competitions" caption="Competitions" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
      {isNew && <CompetitionDialog competition={null} onClose={() => setIsNew(false)} />}
    </>
  )
}
