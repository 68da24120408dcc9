import { page } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import { useCompetitionQuery } from '../../entities/competition/competition.api.ts'
import { CompetitionView } from '../../features/competitions/competition-view.tsx'
import { isNotFound } from '../../shared/api-error.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Page } from './page.styles.ts'

/** One competition, at an address of its own. */
export function CompetitionPage() {
  const { id = '' } = useParams()
  const { user } = useCurrentUser()
  const { data, error, isFetching, refetch } = useCompetitionQuery(id, { refetchOnMountOrArgChange: true })
  usePageHead(data ? { ...page('competition'), title: `${data.title} · Competitions · Storyright` } : null)
  if (!user) return null // the guard has seen to it that somebody is signed in
  if (isNotFound(error) && !isFetching) return <NoSuchCompetition />
  return (
    <Page>
      <BackLink to={paths.competitions}>Competitions</BackLink>
      {data && <CompetitionView competition={data} viewer={viewerOf(user)} />}
      {!data && isFetching && <PartsSkeleton message="Loading competition" heights={[44, 220, 160]} />}
      {!data && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>This competition could not be loaded.</ErrorState>
      )}
    </Page>
  )
}

const NoSuchCompetition = () => (
  <Page>
    <EmptyState
      heading="h1"
      title="Competition Not Found"
      action={<ButtonLink to={paths.competitions}>Back to Competitions</ButtonLink>}
    >
      There is no such competition.
    </EmptyState>
  </Page>
)
