import { communityMessages, forumCategories, isVisible, isVisibleMarkdown } from '@storyright/contracts/vocabulary'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMuted } from '../../../entities/written/standing.api.ts'
import { UnlessMuted } from '../../../entities/written/unless-muted.tsx'
import { textPlace } from '../../../entities/written/use-kept-text.ts'
import { fitting, keptDrafts } from '../../../shared/form/kept-draft.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useCreatePostMutation } from '../forum.api.ts'
import { type DiscussionDraft, DiscussionFields } from './discussion-fields.tsx'
import { tagsOf } from './tags-of.ts'
import { toastInvalid, useSend } from './use-send.ts'
import * as S from './writing.styles.ts'

const { forum: message } = communityMessages

/** Begins a discussion, and leads to it. */
export function NewDiscussion({ viewerId }: { viewerId: string }) {
  const [open, setOpen] = useState(false)
  const form = useId()
  const { draft, change, forget } = useDiscussionDraft(viewerId)
  const [create, { isLoading }] = useCreatePostMutation()
  const send = useSend()
  const muted = useMuted()
  const navigate = useNavigate()
  const post = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isLoading) return
    const { category } = draft
    const [title, content, tags] = [draft.title.trim(), draft.content.trim(), tagsOf(draft.tags)]
    if (!isVisible(title) || !isVisibleMarkdown(content)) return void toastInvalid(message.postInvalid)
    const made = await send(JSON.stringify(draft), {
      send: (key) => create({ title, content, category, tags, key }).unwrap(),
      posted: message.postCreated,
      failed: message.postFailed,
    })
    if (!made) return
    forget()
    setOpen(false)
    await navigate(paths.discussion(made.id))
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New Discussion
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New Discussion"
        wide
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            {!muted && (
              <Button variant="primary" type="submit" form={form} busy={isLoading}>
                Post Discussion
              </Button>
            )}
          </>
        }
      >
        <UnlessMuted>
          <S.Form id={form} aria-label="New Discussion" noValidate onSubmit={post}>
            <DiscussionFields draft={draft} onChange={change} onSend={post} withCategory />
          </S.Form>
        </UnlessMuted>
      </Dialog>
    </>
  )
}

const drafts = keptDrafts(() => localStorage)
const blank: DiscussionDraft = { title: '', content: '', category: 'general', tags: '' }

/** The discussion that somebody is writing, kept through a reload until it is posted. */
function useDiscussionDraft(viewerId: string) {
  const place = textPlace(viewerId, 'discussion')
  const [draft, setDraft] = useState(() => readDraft(place))
  const change = (next: Partial<DiscussionDraft>) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    drafts.keep(place, changed)
  }
  const forget = () => {
    setDraft(blank)
    drafts.forget(place)
  }
  return { draft, change, forget }
}

function readDraft(place: string): DiscussionDraft {
  const kept = fitting(drafts.read(place) ?? {}, blank, [])
  return forumCategories.includes(kept.category) ? kept : { ...kept, category: blank.category }
}
