import { page, type Viewer } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { RemovedDiscussion } from '../../entities/written/removed-discussion.tsx'
import { useForumPostQuery } from '../../features/forum/forum.api.ts'
import { Discussion } from '../../features/forum/thread/discussion.tsx'
import { TextMenu } from '../../features/safety/text-menu.tsx'
import { isApiError, isPostRemoved } from '../../shared/api-error.ts'
import { usePageHead } from '../../shared/page-head.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { BackLink } from '../../ui/page/back-link.tsx'
import { PartsSkeleton } from '../../ui/page/parts.tsx'
import { Wrap } from '../../ui/page/wrap.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { ForumMembers } from './forum-members.tsx'

/** One discussion of the forum, at an address of its own. */
export function DiscussionPage() {
  const { postId = '' } = useParams()
  return (
    <Wrap>
      <ForumMembers>{(viewer) => <Opened key={postId} postId={postId} viewer={viewer} />}</ForumMembers>
    </Wrap>
  )
}

function Opened({ postId, viewer }: { postId: string; viewer: Viewer }) {
  const { data: post, error, isFetching, refetch } = useForumPostQuery(postId, { refetchOnMountOrArgChange: true })
  usePageHead(post ? { ...page('discussion'), title: `${post.title} · Forum · Storyright` } : null)
  const state = useLocation().state as { list?: string } | null
  const back = <BackLink to={`${paths.forum}${state?.list ?? ''}`}>Forum</BackLink>
  const isGone = isApiError(error) && [400, 404].includes(error.status)
  if (error && !isFetching && (isGone || !post)) return <Refused error={error} onRetry={refetch} back={back} />
  return (
    <>
      {back}
      {post ? (
        <Discussion
          post={post}
          viewer={viewer}
          isFresh={!isFetching}
          actions={(kind, { id, author, isBlocked }) => (
            <TextMenu subject={kind} subjectId={id} author={author} isBlocked={isBlocked} />
          )}
        />
      ) : (
        <PartsSkeleton message="Loading discussion" heights={[44, 220, 160]} />
      )}
    </>
  )
}

type RefusedProps = { error: unknown; onRetry: () => void; back: ReactNode }

function Refused({ error, onRetry, back }: RefusedProps) {
  const isGone = isApiError(error) && (error.status === 404 || error.status === 400)
  if (isPostRemoved(error)) return <RemovedDiscussion />
  if (!isGone)
    return (
      <>
        {back}
        <ErrorState onRetry={onRetry}>This discussion could not be loaded.</ErrorState>
      </>
    )
  return (
    <EmptyState
      heading="h1"
      title="Discussion Not Found"
      action={<ButtonLink to={paths.forum}>Back to the Forum</ButtonLink>}
    >
      There is no such discussion.
    </EmptyState>
  )
}
