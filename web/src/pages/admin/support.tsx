import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { SupportQueue } from '../../features/support/list/queue.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
const tabs = [
  { value: 'open', label: 'Open', content: <SupportQueue status="open" /> },
  { value: 'closed', label: 'Closed', content: <SupportQueue status="closed" /> },
]

/** What members ask; which of the two is open stands in the address. */
export function SupportQueuePage() {
  const [address, setAddress] = useSearchParams()
  return (
    <Page>
      <PageHead title="Support Queue" lead="Questions from members: premium first, then the longest wait." />
      <Tabs
        label="Support"
        tabs={tabs}
        value={address.get('status') === 'closed' ? 'closed' : 'open'}
        onChange={(status) => setAddress({ status }, { replace: true, preventScrollReset: true })}
      />
    </Page>
  )
}
