import type { Comment } from '@storyright/contracts/http'
import { commentBadge } from '@storyright/contracts/vocabulary'
import { type ReactNode, useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { Byline } from '../../entities/written/byline.tsx'
import { Folded } from '../../entities/written/folded.tsx'
import { LikeButton } from '../../entities/written/like-button.tsx'
import { UnlessMuted } from '../../entities/written/unless-muted.tsx'
import { WriterBadge } from '../../entities/written/writer-badge.tsx'
import { QuietActions, QuietButton } from '../../ui/button/quiet-button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { CommentForm } from './comment-form.tsx'
import * as S from './comments.styles.ts'
import { useDeleteComment, useEditComment, useLikeComment } from './use-comment-actions.ts'

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
