import { gates, isMetered } from '@storyright/contracts/vocabulary'
import { CompetitionList } from '../../features/competitions/competition-list.tsx'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Parts } from '../../ui/page/parts.tsx'
import { Page } from './page.styles.ts'

/** Competitions for producers. Those of the free plan are told what Premium brings. */
export function CompetitionsPage() {
  const { user } = useCurrentUser()
  if (!user) return null // the guard has seen to it that somebody is signed in
  const viewer = viewerOf(user)
  return (
    <Page>
      <PageHead title="Competitions" lead="What sponsors want, what you can win and when each one closes." />
      <Parts>
        <CompetitionList />
        {isMetered(viewer) && (
          <Upsell gate={gates.competitions} viewer={viewer} title="Premium members enter every competition">
            <p>The funding competition is open to every producer.</p>
          </Upsell>
        )}
      </Parts>
    </Page>
  )
}
