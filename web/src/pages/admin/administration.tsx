import styled from 'styled-components'
import { PageHead } from '../../ui/page/page-head.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'
import { QueueList } from './queue-list.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`

/** Where an administrator begins: what waits, and the way to everything else. */
export function AdministrationPage() {
  return (
    <Page>
      <PageHead title="Administration" lead="Everything that needs an administrator, the most urgent first." />
      <QueueList />
    </Page>
  )
}
