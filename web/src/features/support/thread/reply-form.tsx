import type { SupportThread } from '@storyright/contracts/http'
import { isVisibleMarkdown, supportLimits } from '@storyright/contracts/vocabulary'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { ofTab, useKeptText } from '../../../entities/written/use-kept-text.ts'
import { useRequestKey } from '../../../entities/written/use-request-key.ts'
import { toastFailure } from '../../../shared/toast-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/textarea.tsx'
import { FormActions } from '../../../ui/page/actions.ts'
import { toast } from '../../../ui/toast/toasts.ts'
import { useReplyToSupportMutation } from '../support.api.ts'
import * as S from './thread.styles.ts'

type ReplyFormProps = { thread: SupportThread; viewerId: string; onSent: (thread: SupportThread) => void }

/** Writes on; what was typed stays in this tab until it is sent. */
export function ReplyForm({ thread: { id, status }, viewerId, onSent }: ReplyFormProps) {
  const [text, setText, sent] = useKeptText(`storyright.support.${viewerId}.${id}`, ofTab)
  const [missing, setMissing] = useState(false)
  const [reply, { isLoading }] = useReplyToSupportMutation()
  const request = useRequestKey()
  const change = (next: string) => {
    setText(next)
    setMissing(false)
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const message = text.trim()
    if (isLoading) return
    if (!isVisibleMarkdown(message)) return setMissing(true)
    try {
      const thread = await reply({ id, message, key: request.keyFor(message) }).unwrap()
      request.sent()
      sent(message)
      toast({ title: 'Message Sent' })
      onSent(thread)
    } catch (error) {
      toastFailure('Error', error, 'Your message could not be sent. Please try again.')
    }
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <S.Form aria-label="Reply" noValidate onSubmit={send}>
      <Field
        label="Your message"
        error={missing && 'Please write your message'}
        help={status === 'closed' && 'This question is closed: a message opens it again.'}
      >
        <Textarea
          dir="auto"
          rows={6}
          value={text}
          maxLength={supportLimits.message}
          count={{ max: supportLimits.message, unit: 'characters' }}
          aria-required
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendByKey}
        />
      </Field>
      <FormActions>
        <Button type="submit" variant="primary" busy={isLoading}>
          Send
        </Button>
      </FormActions>
    </S.Form>
  )
}
