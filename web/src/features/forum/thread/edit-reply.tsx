import type { ForumReply } from '@storyright/contracts/http'
import { communityLimits, communityMessages, isVisibleMarkdown } from '@storyright/contracts/vocabulary'
import { type FormEvent, useRef } from 'react'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { ConflictDialog } from '../../../shared/versions/conflict-dialog.tsx'
import type { Opened } from '../../../shared/versions/versioned.ts'
import { WhenOpened } from '../../../shared/versions/when-opened.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { FormActions } from '../../../ui/page/actions.ts'
import { useChangeReplyMutation, useOpenedReplyQuery } from '../forum.api.ts'
import { MarkdownEditor } from '../writing/markdown-editor.tsx'
import { useEdit } from '../writing/use-edit.ts'
import { toastInvalid } from '../writing/use-send.ts'
import * as S from '../writing/writing.styles.ts'

type EditReplyProps = { id: ForumReply['id']; onDone: () => void }
type Draft = Pick<ForumReply, 'content'>

const toasts = { done: 'Reply updated', failed: 'Failed to update reply' }
const words = { labels: { content: 'Your reply' } }

/** Changes one's own reply, as it is now. */
export function EditReply({ id, onDone }: EditReplyProps) {
  const read = useOpenedReplyQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <WhenOpened read={read} height={380} failed="Your reply could not be loaded.">
      {(opened) => <EditReplyForm opened={opened} onDone={onDone} />}
    </WhenOpened>
  )
}

type EditReplyFormProps = { opened: Opened<ForumReply>; onDone: () => void }

function EditReplyForm({ opened: { thing, etag: openedTag }, onDone }: EditReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [change] = useChangeReplyMutation()
  const { draft, setDraft, isChanged, isSending, save, asked } = useEdit({
    opened: { etag: openedTag, values: draftOf(thing) },
    fields: Object.keys(words.labels),
    draftOf,
    send: ({ content }: Draft, etag) => change({ id: thing.id, etag, content: content.trim() }).unwrap(),
    toasts,
    onDone,
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isVisibleMarkdown(draft.content)) return void toastInvalid(communityMessages.forum.replyInvalid)
    void save(draft)
  }
  return (
    <UnlessMuted onLeave={onDone}>
      <Unsaved when={isChanged} isSending={isSending} />
      <S.Form aria-label="Edit your reply" noValidate onSubmit={submit}>
        <MarkdownEditor
          label={words.labels.content}
          field={field}
          value={draft.content}
          maxLength={communityLimits.reply}
          onChange={(content) => setDraft({ content })}
          onSend={submit}
          autoFocus
        />
        <FormActions>
          <Button onClick={onDone}>Cancel</Button>
          <Button variant="solid" type="submit" busy={isSending}>
            Save
          </Button>
        </FormActions>
      </S.Form>
      {asked && <ConflictDialog {...asked} words={words} />}
    </UnlessMuted>
  )
}

const draftOf = ({ content }: ForumReply): Draft => ({ content })
