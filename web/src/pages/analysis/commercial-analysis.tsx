import { access, gates } from '@storyright/contracts/vocabulary'
import { Batch } from '../../features/analysis/many/batch.tsx'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { AdminPage } from '../admin/admin-page.tsx'
import { ToHowWeScore } from './to-how-we-score.tsx'

const lead = 'The highest-scoring titles by genre and medium, and why.'

/** The commercial viability dashboard, for premium members. */
export function CommercialAnalysisPage() {
  const { user } = useCurrentUser()
  if (!user) return null
  const viewer = viewerOf(user)
  return (
    <Wrap>
      <PageHead title="Commercial Viability" lead={lead} actions={<ToHowWeScore />} />
      {access[gates.analysis.access](viewer) ? (
        <Batch />
      ) : (
        <Upsell gate={gates.analysis} viewer={viewer} title="Premium Feature" primary />
      )}
    </Wrap>
  )
}

/** The same for administrators, at an address of their own. */
export function AdminCommercialAnalysisPage() {
  return (
    <AdminPage>
      <PageHead title="Commercial Analysis" lead={lead} actions={<ToHowWeScore />} />
      <Batch />
    </AdminPage>
  )
}
