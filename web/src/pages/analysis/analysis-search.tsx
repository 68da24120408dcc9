import { access, gates } from '@storyright/contracts/vocabulary'
import { AnalysisSearch } from '../../features/analysis/many/search.tsx'
import { Upsell } from '../../features/upsell/upsell.tsx'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { paths, withNext } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/button/spinner.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { ToHowWeScore } from './to-how-we-score.tsx'

/** Every title by its analysis: for premium members; the others are told what is missing. */
export function AnalysisSearchPage() {
  return (
    <Wrap>
      <PageHead
        title="Commercial Analysis Search"
        lead="Search all titles by score, market size, production complexity and return."
        actions={<ToHowWeScore />}
      />
      <Searching />
    </Wrap>
  )
}

function Searching() {
  const { user, state, retry } = useCurrentUser()
  if (state === 'away') return <ErrorState onRetry={retry}>We could not check whether you are signed in.</ErrorState>
  if (state === 'loading') return <Spinner size={28} label="Loading" />
  if (!user)
    return (
      <EmptyState
        heading="h2"
        title="Login Required"
        action={
          <ButtonLink to={withNext(paths.auth, paths.analysisSearch)} variant="primary">
            Log In
          </ButtonLink>
        }
      >
        Please log in to search analyses.
      </EmptyState>
    )
  const viewer = viewerOf(user)
  return access[gates.analysisSearch.access](viewer) ? (
    <AnalysisSearch />
  ) : (
    <Upsell gate={gates.analysisSearch} viewer={viewer} title="Premium Feature" primary />
  )
}
