import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ModerationAudit } from '../../features/moderation/moderation-audit.tsx'
import { Queue } from '../../features/moderation/queue.tsx'
import { useQueueTotal } from '../../features/moderation/use-queue-total.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { AdminPage } from './admin-page.tsx'

const Page = styled(AdminPage)`
  padding-bottom: ${theme.s16};
`

/** What was flagged or waits, and what was done about it; tab and text stand in the address. */
export function ModerationPage() {
  const { user } = useCurrentUser()
  const [address, setAddress] = useSearchParams()
  const total = useQueueTotal()
  const selfId = user?.id ?? ''
  const tabs = [
    {
      value: 'open',
      label: 'To decide',
      ...(total !== undefined && { count: total }),
      content: <Queue status="open" selfId={selfId} />,
    },
    { value: 'kept', label: 'Kept', content: <Queue status="kept" selfId={selfId} /> },
    { value: 'removed', label: 'Removed', content: <Queue status="removed" selfId={selfId} /> },
    { value: 'audit', label: 'Audit', content: <ModerationAudit /> },
  ]
  const wanted = address.get('tab')
  return (
    <Page>
      <PageHead title="Moderation" lead="Texts that were flagged or held for review, and what moderators decided." />
      <Tabs
        label="Moderation"
        tabs={tabs}
        value={tabs.find(({ value }) => value === wanted)?.value ?? 'open'}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
      />
    </Page>
  )
}
