import { forumCategories } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { textPlace } from '../../../entities/written/use-kept-text.ts'
import { fitting, keptDrafts } from '../../../shared/form/kept-draft.ts'
import type { DiscussionDraft } from './discussion-fields.tsx'

const drafts = keptDrafts(() => localStorage)
const blank: DiscussionDraft = { title: '', content: '', category: 'general', tags: '' }

/** The discussion that somebody is writing, kept through a reload until it is posted. */
export function useDiscussionDraft(viewerId: string) {
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
