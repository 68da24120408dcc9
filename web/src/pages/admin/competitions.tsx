import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { CompetitionTable } from '../../features/competition-administration/competition-table.tsx'
import { Judging } from '../../features/competition-administration/judging.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`

/** Every competition; the one that the address names with its entries. */
export function AdminCompetitionsPage() {
  const competitionId = useSearchParams()[0].get('competition')
  return (
    <Page>{competitionId ? <Judging key={competitionId} competitionId={competitionId} /> : <CompetitionTable />}</Page>
  )
}
