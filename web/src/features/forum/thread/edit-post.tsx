import type { ForumPost } from '@storyright/contracts/http'
import { communityMessages, isVisible, isVisibleMarkdown } from '@storyright/contracts/vocabulary'
import type { FormEvent } from 'react'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { ConflictDialog } from '../../../shared/versions/conflict-dialog.tsx'
import type { Opened } from '../../../shared/versions/versioned.ts'
import { WhenOpened } from '../../../shared/versions/when-opened.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { FormActions } from '../../../ui/page/actions.ts'
import { useChangePostMutation, useOpenedPostQuery } from '../forum.api.ts'
import { type DiscussionDraft, DiscussionFields, discussionWords } from '../writing/discussion-fields.tsx'
import { tagsOf } from '../writing/tags-of.ts'
import { useEdit } from '../writing/use-edit.ts'
import { toastInvalid } from '../writing/use-send.ts'
import * as S from '../writing/writing.styles.ts'

type EditPostProps = { id: ForumPost['id']; onDone: () => void }

const toasts = { done: 'Discussion updated', failed: 'Failed to update the discussion' }

/** Changes one's own discussion, as it is now. */
export function EditPost({ id, onDone }: EditPostProps) {
  const read = useOpenedPostQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <WhenOpened read={read} height={560} failed="Your discussion could not be loaded.">
      {(opened) => <EditPostForm opened={opened} onDone={onDone} />}
    </WhenOpened>
  )
}

type EditPostFormProps = { opened: Opened<ForumPost>; onDone: () => void }

function EditPostForm({ opened: { thing: post, etag: openedTag }, onDone }: EditPostFormProps) {
  const [change] = useChangePostMutation()
  const { draft, setDraft, isChanged, isSending, save, asked } = useEdit({
    opened: { etag: openedTag, values: draftOf(post) },
    fields: Object.keys(discussionWords.labels),
    draftOf,
    send: (typed: DiscussionDraft, etag) => change({ id: post.id, etag, ...asSent(typed) }).unwrap(),
    toasts,
    onDone,
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const { title, content } = asSent(draft)
    if (!isVisible(title) || !isVisibleMarkdown(content)) return void toastInvalid(communityMessages.forum.postInvalid)
    void save(draft)
  }
  return (
    <UnlessMuted onLeave={onDone}>
      <Unsaved when={isChanged} isSending={isSending} />
      <S.Form aria-label="Edit your discussion" noValidate onSubmit={submit}>
        <DiscussionFields
          draft={draft}
          onChange={(next) => setDraft({ ...draft, ...next })}
          onSend={submit}
          withCategory={false}
        />
        <FormActions>
          <Button onClick={onDone}>Cancel</Button>
          <Button variant="solid" type="submit" busy={isSending}>
            Save
          </Button>
        </FormActions>
      </S.Form>
      {asked && <ConflictDialog {...asked} words={discussionWords} />}
    </UnlessMuted>
  )
}

const draftOf = ({ title, content, category, tags }: ForumPost): DiscussionDraft => ({
  title,
  content,
  category,
  tags: tags.join(', '),
})
const asSent = ({ title, content, tags }: DiscussionDraft) => ({
  title: title.trim(),
  content: content.trim(),
  tags: tagsOf(tags),
})
