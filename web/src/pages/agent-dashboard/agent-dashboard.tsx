import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useAgentListingsQuery } from '../../features/agent-assets/agent-assets.api.ts'
import { Assets } from '../../features/agent-assets/assets.tsx'
import { AssetsSkeleton } from '../../features/agent-assets/assets-skeleton.tsx'
import { forgetDraft } from '../../features/listing-form/drafts.ts'
import { useCurrentUser } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { Overview } from './overview.tsx'
import { useDesk } from './use-desk.ts'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
  [role='tabpanel'] {
    padding-top: ${theme.s6};
  }
`
// The form is far larger than the rest of the page, and most visits do not open it.
const ListingDialog = lazy(() =>
  import('../../features/listing-form/listing-dialog.tsx').then((module) => ({ default: module.ListingDialog })),
)

/** What an agent has listed, and where listings are added and changed. */
export function AgentDashboardPage() {
  const { user } = useCurrentUser()
  return user && <Desk agentId={user.id} />
}

function Desk({ agentId }: { agentId: string }) {
  const { data: assets, isError, isFetching, refetch } = useAgentListingsQuery(agentId)
  const { tab, openTab, editing, edit, close } = useDesk()
  const listing = assets?.find(({ id }) => id === editing) ?? null
  const waiting = isError ? (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      Your assets could not be loaded.
    </ErrorState>
  ) : (
    <AssetsSkeleton />
  )
  const add = () => edit('new')
  const shown = assets
    ? {
        overview: <Overview assets={assets} onAdd={add} onEdit={edit} onAll={() => openTab('assets')} />,
        assets: <Assets assets={assets} onAdd={add} onEdit={edit} onDeleted={(id) => forgetDraft(agentId, id)} />,
      }
    : { overview: waiting, assets: waiting }
  return (
    <Page>
      <PageHead title="Agent Dashboard" />
      <Tabs
        label="Agent Dashboard"
        value={tab}
        onChange={openTab}
        tabs={[
          { value: 'overview', label: 'Overview', content: shown.overview },
          {
            value: 'assets',
            label: 'My IP Assets',
            ...(assets && { count: assets.length }),
            content: shown.assets,
          },
        ]}
      />
      {editing && (editing === 'new' || listing) && (
        <Suspense>
          <ListingDialog key={editing} userId={agentId} listing={listing} onClose={close} />
        </Suspense>
      )}
    </Page>
  )
}
