import { useSearchParams } from 'react-router-dom'
import { AllUsers } from '../../features/administration/all-users.tsx'
import { PendingApplications, usePendingCount } from '../../features/administration/pending-applications.tsx'
import { FeaturedChoice } from '../../features/featured-choice/featured-choice.tsx'
import { useCurrentUser } from '../../shared/current-user.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { AdminPage } from './admin-page.tsx'

/** People and their accounts, and what the home page features; the tab that is open stands in the address. */
export function AdminDashboardPage() {
  const { user } = useCurrentUser()
  const [address, setAddress] = useSearchParams()
  const pending = usePendingCount()
  const tabs = [
    { value: 'users', label: 'All Users', content: <AllUsers self={user?.id ?? ''} /> },
    {
      value: 'applications',
      label: 'Pending Applications',
      ...(pending !== undefined && { count: pending }),
      content: <PendingApplications />,
    },
    { value: 'featured', label: 'Featured Titles', content: <FeaturedChoice /> },
  ]
  const wanted = address.get('tab')
  return (
    <AdminPage>
      <PageHead title="User Management" actions={<ButtonLink to={paths.adminAudit}>Audit Trail</ButtonLink>} />
      <Tabs
        label="User Management"
        tabs={tabs}
        value={tabs.find(({ value }) => value === wanted)?.value ?? 'users'}
        onChange={(tab) => setAddress({ tab }, { replace: true })}
      />
    </AdminPage>
  )
}
