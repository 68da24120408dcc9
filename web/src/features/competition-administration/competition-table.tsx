import type { Competition } from '@storyright/contracts/http'
import { dayAndTime } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { useCompetitionsQuery } from '../../entities/competition/competition.api.ts'
import { CompetitionState } from '../../entities/competition/competition-status.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowName } from '../../ui/data/row-name.ts'
import { type Column, Table } from '../../ui/data/table.tsx'
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
    full: true,
    cell: ({ id, title }) => (
      <RowName>
        <Link to={paths.judging(id)}>{title}</Link>
      </RowName>
    ),
  },
  { header: 'Sponsor', cell: ({ sponsor }) => sponsor },
  {
    header: 'Status',
    cell: (competition) => (
      <S.Line>
        <CompetitionState competition={competition} />
      </S.Line>
    ),
  },
  { header: 'Opens', cell: ({ opensAt }) => dayAndTime(opensAt) },
  { header: 'Closes', cell: ({ closesAt }) => dayAndTime(closesAt) },
  { header: 'Entries', end: true, cell: ({ entries }) => entries },
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
        <ErrorState onRetry={() => void refetch()}>The competitions cannot be shown just now.</ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState heading="h2" title="No competitions yet">
          Announce the first: it opens by itself at its time.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Table caption="Competitions" columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
      {isNew && <CompetitionDialog competition={null} onClose={() => setIsNew(false)} />}
    </>
  )
}
