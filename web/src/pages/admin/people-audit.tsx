import { AuditTrail } from '../../features/administration/audit-trail.tsx'
import { paths } from '../../shared/paths.ts'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'

export function PeopleAuditPage() {
  return (
    <Wrap>
      <BackLink to={paths.adminDashboard}>Back to User Management</BackLink>
      <PageHead title="Audit Trail" lead="What administrators did to accounts. Nothing here can be changed." />
      <AuditTrail />
    </Wrap>
  )
}
