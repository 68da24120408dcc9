import type { Comment } from '@storyright/contracts/http'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { UnlessMuted } from '../../entities/written/unless-muted.tsx'
import { textPlace, useKeptText } from '../../entities/written/use-kept-text.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentView, usePostComment } from './comment-view.tsx'
import { useComments } from './comments.api.ts'
import * as S from './comments.styles.ts'
import { countOf, type Thread, threadsOf } from './threads.ts'

type CommentsProps = {
  listingId: string
  viewerId: string
  /** What else can be done about what others wrote. */
  actions?: (comment: Comment) => ReactNode
}

/** What premium members say about a listing. Where that cannot be asked, this part says so and the rest of the page goes on. */
export function Comments({ listingId, viewerId, actions }: CommentsProps) {
  const id = useId()
  const { data: comments, error, isFetching, refetch } = useComments(listingId)
  useAddressedComment(comments !== undefined)
  return (
    <S.Section aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        <span>Comments </span>
        {comments && <S.Count>{`(${countOf(comments)})`}</S.Count>}
      </h2>
      {comments ? (
        <>
          <UnlessMuted>
            <NewComment listingId={listingId} viewerId={viewerId} />
          </UnlessMuted>
          <Threads threads={threadsOf(comments)} viewerId={viewerId} actions={actions} />
        </>
      ) : error && !isFetching ? (
        <ErrorState onRetry={refetch}>Comments could not be loaded.</ErrorState>
      ) : (
        <Loading />
      )}
    </S.Section>
  )
}

/** The comment that the address names. */
function useAddressedComment(areThere: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    const comment = areThere && hash.startsWith('#comment-') && document.getElementById(hash.slice(1))
    if (!comment) return
    comment.scrollIntoView({ block: 'start' })
    comment.focus({ preventScroll: true })
  }, [areThere, hash])
}

function NewComment({ listingId, viewerId }: Pick<CommentsProps, 'listingId' | 'viewerId'>) {
  const [text, setText, sent] = useKeptText(textPlace(viewerId, 'listing', listingId))
  const { send, busy } = usePostComment(listingId, null)
  return (
    <CommentForm
      label="Write a comment"
      placeholder="Share your thoughts on this title"
      text={text}
      onChange={setText}
      send="Post Comment"
      busy={busy}
      onSend={async (content) => (await send(content)) && sent(content)}
    />
  )
}

type ThreadsProps = Pick<CommentsProps, 'viewerId'> & { threads: Thread[]; actions: CommentsProps['actions'] }

/** One comment at a time can be edited, and one replied to. */
function Threads({ threads, viewerId, actions }: ThreadsProps) {
  const [edited, setEdited] = useState<string | null>(null)
  const [answered, setAnswered] = useState<string | null>(null)
  if (threads.length === 0)
    return (
      <S.Empty>
        <h3>No comments yet</h3>
        <p>Be the first to share your thoughts!</p>
      </S.Empty>
    )
  const view = (comment: Comment, onReply?: () => void) => (
    <CommentView
      key={comment.id}
      {...{ comment, viewerId, actions, onReply }}
      editing={edited === comment.id}
      onEdit={(open) => setEdited(open ? comment.id : null)}
    />
  )
  return (
    <S.List>
      {threads.map(({ comment, replies }) => (
        <S.Item key={comment.id}>
          {view(comment, () => setAnswered(comment.id))}
          {(replies.length > 0 || answered === comment.id) && (
            <S.Replies aria-label="Replies">
              {replies.map((reply) => (
                <li key={reply.id}>{view(reply)}</li>
              ))}
              {answered === comment.id && (
                <li>
                  <UnlessMuted onLeave={() => setAnswered(null)}>
                    <NewReply comment={comment} viewerId={viewerId} onDone={() => setAnswered(null)} />
                  </UnlessMuted>
                </li>
              )}
            </S.Replies>
          )}
        </S.Item>
      ))}
    </S.List>
  )
}

type NewReplyProps = { comment: Comment; viewerId: string; onDone: () => void }

function NewReply({ comment: { id, listingId }, viewerId, onDone }: NewReplyProps) {
  const [text, setText, sent] = useKeptText(textPlace(viewerId, 'comment', id))
  const { send, busy } = usePostComment(listingId, id)
  const post = async (content: string) => {
    if ((await send(content)) && sent(content)) onDone()
  }
  const cancel = () => {
    setText('')
    onDone()
  }
  return (
    <CommentForm
      label="Write a reply"
      placeholder="Write a reply"
      text={text}
      onChange={setText}
      send="Post Reply"
      busy={busy}
      onCancel={cancel}
      onSend={post}
      autoFocus
    />
  )
}

function Loading() {
  return (
    <S.Waiting>
      <VisuallyHidden role="status">Loading comments...</VisuallyHidden>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} $h={72} />
      ))}
    </S.Waiting>
  )
}
