import type { ForumReply } from '@storyright/contracts/http'
import { communityLimits, communityMessages } from '@storyright/contracts/vocabulary'
import { type FormEvent, useRef, useState } from 'react'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { FormActions } from '../../../ui/page/actions.ts'
import { useChangeReplyMutation } from '../forum.api.ts'
import { MarkdownEditor } from '../writing/markdown-editor.tsx'
import { toastInvalid } from '../writing/use-send.ts'
import * as S from '../writing/writing.styles.ts'

/** Changes one's own reply. */
export function EditReply({ reply: { id, content }, onDone }: { reply: ForumReply; onDone: () => void }) {
  const [text, setText] = useState(content)
  const field = useRef<HTMLTextAreaElement>(null)
  const [change, { isLoading }] = useChangeReplyMutation()
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isLoading) return
    if (!text.trim()) return void toastInvalid(communityMessages.forum.replyInvalid)
    const run = () => change({ id, content: text.trim() }).unwrap()
    if (await runWithToast(run, { title: 'Reply updated' }, 'Error', 'Failed to update reply')) onDone()
  }
  return (
    <UnlessMuted onLeave={onDone}>
      <Unsaved when={text !== content} isSending={isLoading} />
      <S.Form aria-label="Edit your reply" noValidate onSubmit={save}>
        <MarkdownEditor
          label="Your reply"
          field={field}
          value={text}
          maxLength={communityLimits.reply}
          onChange={setText}
          onSend={save}
          autoFocus
        />
        <FormActions>
          <Button onClick={onDone}>Cancel</Button>
          <Button variant="solid" type="submit" busy={isLoading}>
            Save
          </Button>
        </FormActions>
      </S.Form>
    </UnlessMuted>
  )
}
