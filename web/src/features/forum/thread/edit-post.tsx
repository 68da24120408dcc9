import type { ForumPost } from '@storyright/contracts/http'
import { communityMessages } from '@storyright/contracts/vocabulary'
import { type FormEvent, useState } from 'react'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { runWithToast } from '../../../shared/run-with-toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Unsaved } from '../../../ui/dialog/unsaved.ts'
import { FormActions } from '../../../ui/page/actions.ts'
import { useChangePostMutation } from '../forum.api.ts'
import { type DiscussionDraft, DiscussionFields } from '../writing/discussion-fields.tsx'
import { tagsOf } from '../writing/tags-of.ts'
import { toastInvalid } from '../writing/use-send.ts'
import * as S from '../writing/writing.styles.ts'

/** Changes one's own discussion. */
export function EditPost({ post, onDone }: { post: ForumPost; onDone: () => void }) {
  const { id, title, content, category, tags } = post
  const opened: DiscussionDraft = { title, content, category, tags: tags.join(', ') }
  const [draft, setDraft] = useState(opened)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(opened)
  const [change, { isLoading }] = useChangePostMutation()
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isLoading) return
    const next = { title: draft.title.trim(), content: draft.content.trim(), tags: tagsOf(draft.tags) }
    if (!next.title || !next.content) return void toastInvalid(communityMessages.forum.postInvalid)
    const run = () => change({ id, ...next }).unwrap()
    if (await runWithToast(run, { title: 'Discussion updated' }, 'Error', 'Failed to update the discussion')) onDone()
  }
  return (
    <UnlessMuted onLeave={onDone}>
      <Unsaved when={isChanged} isSending={isLoading} />
      <S.Form aria-label="Edit your discussion" noValidate onSubmit={save}>
        <DiscussionFields
          draft={draft}
          onChange={(next) => setDraft({ ...draft, ...next })}
          onSend={save}
          withCategory={false}
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
