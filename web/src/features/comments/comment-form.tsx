import { communityLimits, isVisible } from '@storyright/contracts/vocabulary'
import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { MentionTextarea } from '../../entities/written/mention-textarea.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/page/actions.ts'
import * as S from './comments.styles.ts'

type CommentFormProps = {
  label: string
  placeholder?: string
  text: string
  onChange: (text: string) => void
  send: string
  busy: boolean
  /** Without it the form cannot be left. */
  onCancel?: () => void
  onSend: (text: string) => void
  autoFocus?: boolean
  field?: RefObject<HTMLTextAreaElement | null>
  children?: ReactNode
}

/** A text of a comment with how long it may become; there is nothing to send while it is blank, or on its way. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, text, onChange, send, busy, onCancel, onSend, autoFocus = false } = props
  const own = useRef<HTMLTextAreaElement>(null)
  const disabled = !isVisible(text) || busy
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!disabled) onSend(text.trim())
  }
  return (
    <S.Form aria-label={label} onSubmit={submit}>
      <MentionTextarea
        place="comments"
        aria-label={label}
        field={own}
        value={text}
        maxLength={communityLimits.comment}
        count={{ max: communityLimits.comment, unit: 'characters' }}
        onChange={onChange}
        onSend={submit}
        autoFocus={autoFocus}
        {...(placeholder && { placeholder })}
      />
      <FormActions>
        {onCancel && (
          <Button small onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button small variant="solid" type="submit" disabled={disabled}>
          {send}
        </Button>
      </FormActions>
    </S.Form>
  )
}
