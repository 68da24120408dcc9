import type { ForumPost, ForumReply } from '@storyright/contracts/http'
import type { Viewer } from '@storyright/contracts/vocabulary'
import { memo, type ReactNode, useRef, useState } from 'react'
import { nameOf } from '../../../entities/person/name-of.ts'
import { paths } from '../../../shared/paths.ts'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { QuietActions, QuietButton } from '../../../ui/button/quiet-button.tsx'
import { useAcceptReplyMutation, useDeleteReplyMutation } from '../forum.api.ts'
import { quoteOf, selectedIn } from '../writing/quote.ts'
import { CopyLink } from './copy-link.tsx'
import { DeleteText } from './delete-text.tsx'
import { EditReply } from './edit-reply.tsx'
import { LikeText } from './like-text.tsx'
import { TextBody } from './text-body.tsx'
import * as S from './thread.styles.ts'

export const replyAnchor = (id: string) => `reply-${id}`

type ReplyProps = {
  reply: ForumReply
  isLocked: boolean
  askerId: ForumPost['author']['id']
  viewerId: Viewer['id']
  isAdmin: boolean
  /** Drawn at once, not only when it comes near. */
  atOnce: boolean
  onQuote: (quote: string) => void
  /** What else can be done about what others wrote. */
  actions?: ((reply: ForumReply) => ReactNode) | undefined
}

/** One reply, and what its reader can do. Its asker, or an administrator, takes it as the answer. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { reply, isLocked, askerId, viewerId, isAdmin, atOnce, onQuote, actions } = props
  const { id, postId, author, content, isAcceptedAnswer } = reply
  const [editing, setEditing] = useState(false)
  const place = useRef<HTMLElement>(null)
  const [remove] = useDeleteReplyMutation()
  const isOwn = author.id === viewerId
  const label = `${isAcceptedAnswer ? 'Accepted answer' : 'Reply'} by ${nameOf(author)}`
  if (reply.isDeleted)
    return (
      <S.Reply $accepted={false} id={replyAnchor(id)} tabIndex={-1}>
        <S.Gone>This reply was deleted.</S.Gone>
      </S.Reply>
    )
  return (
    <S.Reply ref={place} $accepted={isAcceptedAnswer} id={replyAnchor(id)} aria-label={label} tabIndex={-1}>
      {isAcceptedAnswer && <Badge tone="ok">Accepted answer</Badge>}
      <TextBody text={reply} atOnce={atOnce} editor={editing && <EditReply id={id} onDone={() => setEditing(false)} />}>
        <QuietActions>
          <LikeText kind="reply" text={reply} />
          {!isLocked && (
            <QuietButton
              aria-label={`Quote the reply by ${nameOf(author)}`}
              onClick={() => onQuote(quoteOf(nameOf(author), selectedIn(place.current) || content))}
            >
              Quote
            </QuietButton>
          )}
          <CopyLink to={`${paths.discussion(postId)}#${replyAnchor(id)}`} of={`the reply by ${nameOf(author)}`} />
          {(isAdmin || askerId === viewerId) && <Accept reply={reply} />}
          {isOwn && !isLocked && !editing && <QuietButton onClick={() => setEditing(true)}>Edit</QuietButton>}
          {isOwn && <DeleteText kind="reply" onDelete={() => remove({ id, postId }).unwrap()} />}
          {!isOwn && actions?.(reply)}
        </QuietActions>
      </TextBody>
    </S.Reply>
  )
})

function Accept({ reply: { id, postId, isAcceptedAnswer } }: { reply: ForumReply }) {
  const [accept, { isLoading }] = useAcceptReplyMutation()
  const press = async () => {
    if (isLoading) return
    const done = { title: isAcceptedAnswer ? 'No longer the accepted answer' : 'Accepted as the answer' }
    await runWithToast(() => accept({ id, postId }).unwrap(), done, 'Error', 'Failed to accept the reply')
  }
  return <QuietButton onClick={press}>{isAcceptedAnswer ? 'Not the answer' : 'Accept as answer'}</QuietButton>
}
