import { page, supportTopicLabels } from '@storyright/contracts/vocabulary'
import { useParams } from 'react-router-dom'
import { useSupportThreadQuery } from '../../features/support/support.api.ts'
import { Thread } from '../../features/support/thread/thread.tsx'
import { isApiError } from '../../shared/api-error.ts'
import { useCurrentUser, viewerOf } from '../../shared/current-user.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'

/** One question, at an address of its own: for whoever asked, and for administrators. */
export function SupportThreadPage() {
  const { threadId = '' } = useParams()
  const { user } = useCurrentUser()
  return <Wrap>{user && <Opened key={threadId} threadId={threadId} viewer={viewerOf(user)} />}</Wrap>
}

function Opened({ threadId, viewer }: { threadId: string; viewer: ReturnType<typeof viewerOf> }) {
  const {
    data: thread,
    error,
    isFetching,
    refetch,
  } = useSupportThreadQuery(threadId, {
    refetchOnMountOrArgChange: true,
  })
  usePageHead(
    thread ? { ...page('supportThread'), title: `${supportTopicLabels[thread.topic]} · Support · Storyright` } : null,
  )
  const isInQueue = thread?.member && thread.member.id !== viewer.id
  const back = isInQueue ? (
    <BackLink to={paths.adminSupport}>Support queue</BackLink>
  ) : (
    <BackLink to={paths.support}>Support</BackLink>
  )
  const isGone = isApiError(error) && [400, 404].includes(error.status)
  if (isGone && !isFetching)
    return (
      <EmptyState
        heading="h1"
        title="Question Not Found"
        action={<ButtonLink to={paths.support}>Back to Support</ButtonLink>}
      >
        There is no such question, or it is somebody else’s.
      </EmptyState>
    )
  return (
    <>
      {back}
      {thread && <Thread thread={thread} viewer={viewer} />}
      {!thread && error && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>This question could not be loaded.</ErrorState>
      )}
      {!thread && (!error || isFetching) && <PartsSkeleton message="Loading question" heights={[44, 220, 160]} />}
    </>
  )
}
