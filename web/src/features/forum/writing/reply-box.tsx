import { communityLimits, communityMessages, isVisibleMarkdown } from '@storyright/contracts/vocabulary'
import type { FormEvent, RefObject } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { FormActions } from '../../../ui/page/actions.ts'
import { usePostReplyMutation } from '../forum.api.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { toastInvalid, useSend } from './use-send.ts'
import * as S from './writing.styles.ts'

const { forum: message } = communityMessages

type ReplyBoxProps = {
  postId: string
  text: string
  onChange: (text: string) => void
  /** With the words that are there now. */
  onSent: (content: string) => void
  onPosted: (replyId: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** A reply to a discussion. */
export function ReplyBox({ postId, text, onChange, onSent, onPosted, field }: ReplyBoxProps) {
  const [post, { isLoading }] = usePostReplyMutation()
  const send = useSend()
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isLoading) return
    const content = text.trim()
    if (!isVisibleMarkdown(content)) return void toastInvalid(message.replyInvalid)
    const reply = await send(content, {
      send: (key) => post({ postId, content, key }).unwrap(),
      posted: message.replyPosted,
      failed: message.replyFailed,
    })
    if (!reply) return
    onSent(content)
    onPosted(reply.id)
  }
  return (
    <S.Form aria-label="Reply" noValidate onSubmit={submit}>
      <MarkdownEditor
        label="Your reply"
        field={field}
        value={text}
        maxLength={communityLimits.reply}
        onChange={onChange}
        onSend={submit}
      />
      <FormActions>
        <Button variant="primary" type="submit" busy={isLoading}>
          Post Reply
        </Button>
      </FormActions>
    </S.Form>
  )
}
