import type { AdminComment } from '@storyright/contracts/http'
import { communityLimits, communityMessages } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { nameOf } from '../../entities/person/name-of.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Unsaved } from '../../ui/dialog/unsaved.ts'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Quote } from '../../ui/text/words.ts'
import { useAdminDeleteCommentMutation } from './comments.api.ts'

const done = { title: communityMessages.comment.deleted }

/** Asks before somebody’s comment is deleted; the author may be told why. */
export function DeleteComment({ comment, onClose }: { comment: AdminComment; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [remove, { isLoading }] = useAdminDeleteCommentMutation()
  const confirm = async () => {
    const send = () => remove({ id: comment.id, reason: reason.trim() }).unwrap()
    if (await runWithToast(send, done, 'Error', communityMessages.comment.deleteFailed)) onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete the comment by ${nameOf(comment.author)}?`}
      description="Readers no longer see it, and its author is told. Replies below it stay."
      confirm="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    >
      <Unsaved when={reason.trim() !== ''} />
      <Quote dir="auto">{comment.content}</Quote>
      <Field label="Reason" optional help="The author is told it word for word.">
        <Textarea
          value={reason}
          maxLength={communityLimits.moderationReason}
          count={{ max: communityLimits.moderationReason, unit: 'characters' }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
