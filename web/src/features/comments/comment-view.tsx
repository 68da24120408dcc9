import type { Comment } from '@storyright/contracts/http'
import { commentBadge, communityMessages } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { Byline } from '../../entities/written/byline.tsx'
import { Folded } from '../../entities/written/folded.tsx'
import { LikeButton } from '../../entities/written/like-button.tsx'
import { UnlessMuted } from '../../entities/written/unless-muted.tsx'
import { useRequestKey } from '../../entities/written/use-request-key.ts'
import { WriterBadge } from '../../entities/written/writer-badge.tsx'
import { toastFailure } from '../../shared/toast-failure.ts'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { toast } from '../../ui/toast/toasts.ts'
import { CommentForm } from './comment-form.tsx'
import {
  useDeleteCommentMutation,
  useEditCommentMutation,
  useLikeCommentMutation,
  usePostCommentMutation,
} from './comments.api.ts'
import * as S from './comments.styles.ts'

export type CommentViewProps = {
  comment: Comment
  viewerId: string
  editing: boolean
  onEdit: (open: boolean) => void
  /** Only below a comment that is no reply itself. */
  onReply?: (() => void) | undefined
  /** What else can be done about what others wrote. */
  actions?: ((comment: Comment) => ReactNode) | undefined
}

/** One comment: who wrote it, its words, and what its reader can do. */
export function CommentView({ comment, ...props }: CommentViewProps) {
  if (comment.isDeleted) return <S.Gone>This comment was deleted.</S.Gone>
  return (
    <S.One aria-label={`Comment by ${nameOf(comment.author)}`} id={`comment-${comment.id}`} tabIndex={-1}>
      <Folded folded={comment.isBlocked}>
        <Standing comment={comment} {...props} />
      </Folded>
    </S.One>
  )
}

function Standing({ comment, viewerId, editing, onEdit, onReply, actions }: CommentViewProps) {
  const { author, content, createdAt, editedAt, status } = comment
  const like = useLikeComment(comment)
  const isOwn = author.id === viewerId
  return (
    <>
      <Byline {...{ author, createdAt, editedAt, status }} badge={<WriterBadge {...commentBadge(author.role)} />} />
      {editing ? <Editor comment={comment} onDone={() => onEdit(false)} /> : <S.Text>{content}</S.Text>}
      <QuietActions>
        <LikeButton {...comment} of={`the comment by ${nameOf(author)}`} onPress={like} />
        {onReply && <QuietButton onClick={onReply}>Reply</QuietButton>}
        {isOwn && !editing && <QuietButton onClick={() => onEdit(true)}>Edit</QuietButton>}
        {isOwn && <Delete comment={comment} />}
        {!isOwn && actions?.(comment)}
      </QuietActions>
    </>
  )
}

function Editor({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const [text, setText] = useState(comment.content)
  const { save, busy } = useEditComment(comment)
  return (
    <UnlessMuted onLeave={onDone}>
      <Unsaved when={text !== comment.content} isSending={busy} />
      <CommentForm
        label="Edit your comment"
        text={text}
        onChange={setText}
        send="Save"
        busy={busy}
        onCancel={onDone}
        onSend={async (content) => (await save(content)) && onDone()}
        autoFocus
      />
    </UnlessMuted>
  )
}

function Delete({ comment }: { comment: Comment }) {
  const [asked, setAsked] = useState(false)
  const { run, busy } = useDeleteComment(comment)
  return (
    <>
      <QuietButton onClick={() => setAsked(true)}>Delete</QuietButton>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this comment?"
        description="Nobody will be able to read it any more. Replies to it stay."
        confirm="Delete"
        danger
        busy={busy}
        onConfirm={async () => {
          await run()
          setAsked(false)
        }}
      />
    </>
  )
}

const { comment: message } = communityMessages
const waitingMessage = 'A moderator looks at it first; until then only you see it.'

/** Sends a comment or a reply, and says how it went; resolves to whether it is there. */
export function usePostComment(listingId: string, parentId: string | null) {
  const [post, { isLoading }] = usePostCommentMutation()
  const request = useRequestKey()
  const send = async (content: string) => {
    try {
      const { status } = await post({ listingId, content, parentId, key: request.keyFor(content) }).unwrap()
      request.sent()
      toast({ title: message.posted, ...(status === 'waiting' && { description: waitingMessage }) })
      return true
    } catch (error) {
      toastFailure('Error', error, message.postFailed)
      return false
    }
  }
  return { send, busy: isLoading }
}

/** Changes a comment of one's own, and says how it went. */
function useEditComment({ id: commentId, listingId }: Comment) {
  const [edit, { isLoading }] = useEditCommentMutation()
  const save = async (content: string) => {
    try {
      await edit({ listingId, commentId, content }).unwrap()
      toast({ title: message.updated })
      return true
    } catch (error) {
      toastFailure('Error', error, message.updateFailed)
      return false
    }
  }
  return { save, busy: isLoading }
}

/** Deletes a comment of one's own, and says how it went. */
function useDeleteComment({ id: commentId, listingId }: Comment) {
  const [remove, { isLoading }] = useDeleteCommentMutation()
  const run = async () => {
    try {
      await remove({ listingId, commentId }).unwrap()
      toast({ title: message.deleted })
      return true
    } catch (error) {
      toastFailure('Error', error, message.deleteFailed)
      return false
    }
  }
  return { run, busy: isLoading }
}

/** Likes a comment, or takes the like back: at once, and as before where that fails. */
function useLikeComment({ id: commentId, listingId }: Comment) {
  const [like, { isLoading }] = useLikeCommentMutation()
  return () => {
    if (isLoading) return
    like({ listingId, commentId })
      .unwrap()
      .catch((error: unknown) => toastFailure('Error', error, message.likeFailed))
  }
}
