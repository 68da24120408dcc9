import { type Listing, listingStatuses } from '@storyright/contracts'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { LatestAssets } from '../../features/agent-assets/latest-assets.tsx'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Figures } from '../../ui/data/figures.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { theme } from '../../ui/theme/theme.ts'

const Parts = styled.div`
  display: grid;
  gap: ${theme.s10};
`
const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s3};
`

type OverviewProps = {
  assets: readonly Listing[]
  onAdd: () => void
  onEdit: (id: string) => void
  onAll: () => void
}

/** How much is listed, and the next thing to do. */
export function Overview({ assets, onAdd, onEdit, onAll }: OverviewProps) {
  return (
    <Parts>
      <Figures
        figures={[
          {
            label: 'Listed assets',
            value: assets.length.toLocaleString('en-GB'),
            note: states(assets),
            to: `${paths.agentDashboard}?tab=assets`,
          },
        ]}
      />
      <Section aria-labelledby="quick-actions">
        <SectionHead id="quick-actions" title="Quick actions" />
        <Acts>
          <Button variant="primary" onClick={onAdd}>
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            Add asset
          </Button>
          <Button onClick={onAll}>View my IP assets</Button>
        </Acts>
      </Section>
      {assets.length > 0 && (
        <Section aria-labelledby="latest-assets">
          <SectionHead id="latest-assets" title="Latest assets" />
          <LatestAssets assets={assets} onEdit={onEdit} />
        </Section>
      )}
    </Parts>
  )
}

/** "36 available, 2 optioned"; nothing of a state that no listing has. */
const states = (assets: readonly Listing[]) =>
  listingStatuses
    .map((status) => ({ status, count: assets.filter((asset) => asset.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status}`)
    .join(', ')
