import { access, gates } from '@storyright/contracts/vocabulary'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AnalysisCard } from '../../features/analysis/card/analysis-card.tsx'
import { Recommended } from '../../features/recommendations/recommended.tsx'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { viewerOf } from '../../shared/current-user.ts'
import { useMembersOnly } from '../../shared/use-members-only.ts'
import { Spinner } from '../../ui/button/spinner.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { CatalogueCard } from '../catalogue-card.tsx'

const Page = styled(Wrap)`
  padding-bottom: ${theme.s16};
`
/** Titles chosen for the reader; premium members only, others are told what Premium brings. */
export function RecommendationsPage() {
  const { user, state, retry } = useMembersOnly('recommendations')
  const [address, setAddress] = useSearchParams()
  const refresh = Math.min(1_000_000, Math.max(0, Math.trunc(Number(address.get('refresh'))) || 0))
  const viewer = user && viewerOf(user)
  return (
    <Page>
      <PageHead
        title="AI Recommendations"
        lead="Based on what you save, read, search for and offer on, with the reason beside each title."
      />
      {state === 'loading' && <Spinner size={28} label="Loading" />}
      {state === 'away' && <ErrorState onRetry={retry}>We could not check whether you are signed in.</ErrorState>}
      {viewer && (
        <Upsell gate={gates.recommendations} viewer={viewer} title="Premium Feature" primary>
          <p>Recommendations are part of Premium.</p>
        </Upsell>
      )}
      {viewer && access[gates.recommendations.access](viewer) && (
        <Recommended
          refresh={refresh}
          onRefresh={() => setAddress({ refresh: String(refresh + 1) }, { replace: true, preventScrollReset: true })}
          renderCard={(card) => <CatalogueCard card={card} signedIn heading="h2" />}
          renderAnalysis={(listing) => <AnalysisCard listing={listing} viewer={viewer} />}
        />
      )}
    </Page>
  )
}
