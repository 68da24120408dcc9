import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { CompetitionsTrail } from '../../features/audit/competitions-trail.tsx'
import { ListingsTrail } from '../../features/audit/listings-trail.tsx'
import { MembershipsTrail } from '../../features/audit/memberships-trail.tsx'
import { OffersTrail } from '../../features/audit/offers-trail.tsx'
import { PeopleTrail } from '../../features/audit/people-trail.tsx'
import { SupportTrail } from '../../features/audit/support-trail.tsx'
import { competitionLabels } from '../../features/competition-administration/competition.words.ts'
import { listingWords } from '../../features/listing-form/review/field-words.ts'
import { ModerationAudit } from '../../features/moderation/moderation-audit.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`
const tabs = [
  { value: 'people', label: 'People', content: <PeopleTrail /> },
  { value: 'listings', label: 'Listings', content: <ListingsTrail form={listingWords} /> },
  { value: 'offers', label: 'Offers', content: <OffersTrail /> },
  { value: 'memberships', label: 'Memberships', content: <MembershipsTrail /> },
  { value: 'competitions', label: 'Competitions', content: <CompetitionsTrail form={competitionLabels} /> },
  { value: 'support', label: 'Support', content: <SupportTrail /> },
  { value: 'moderation', label: 'Moderation', content: <ModerationAudit /> },
]

/** What administrators did, to whom or what; the trail that is open stands in the address. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('tab')
  return (
    <Page>
      <PageHead title="Audit Trail" lead="What administrators did, and why. Nothing here can be changed." />
      <Tabs
        label="Audit Trail"
        tabs={tabs}
        value={tabs.find(({ value }) => value === wanted)?.value ?? 'people'}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
      />
    </Page>
  )
}
