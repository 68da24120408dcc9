import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { Favourites } from './favourites.tsx'
import { Summary } from './summary.tsx'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
  [role='tabpanel'] {
    padding-top: ${theme.s6};
  }
`

/** A producer's offers at a glance, and the titles they marked; the tab that is open stands in the address. */
export function ProducerDashboardPage() {
  const [address, setAddress] = useSearchParams()
  return (
    <Page>
      <PageHead title="Producer Dashboard" />
      <Tabs
        label="Producer Dashboard"
        value={address.get('tab') === 'favourites' ? 'favourites' : 'dashboard'}
        onChange={(tab) => setAddress(tab === 'favourites' ? { tab } : {}, { replace: true, preventScrollReset: true })}
        tabs={[
          { value: 'dashboard', label: 'Dashboard', content: <Summary /> },
          { value: 'favourites', label: 'Favourites', content: <Favourites /> },
        ]}
      />
    </Page>
  )
}
