import {
  communityLimits,
  type ForumCategory,
  forumCategories,
  forumCategoryLabels,
} from '@storyright/contracts/vocabulary'
import { useRef } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { LabelledSelect } from '../../../ui/field/labelled-select.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'

export interface DiscussionDraft {
  title: string
  content: string
  category: ForumCategory
  /** As they are typed, with commas between them. */
  tags: string
}
const labels = { title: 'Title', content: 'Content', tags: 'Tags' } satisfies Partial<
  Record<keyof DiscussionDraft, string>
>
/** What its author can change later. */
export const discussionWords = { labels }
export const categoryOptions = forumCategories.map((value) => ({ value, label: forumCategoryLabels[value] }))

type DiscussionFieldsProps = {
  draft: DiscussionDraft
  onChange: (change: Partial<DiscussionDraft>) => void
  onSend: () => void
  /** Moving is for moderators. */
  withCategory: boolean
}

/** What a discussion is made of. */
export function DiscussionFields({ draft, onChange, onSend, withCategory }: DiscussionFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { title, content, category, tags } = draft
  return (
    <>
      <Field label={labels.title}>
        <Input
          dir="auto"
          value={title}
          maxLength={communityLimits.postTitle}
          aria-required
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      {withCategory && (
        <LabelledSelect
          label="Category"
          options={categoryOptions}
          value={category}
          onChange={(chosen) => onChange({ category: chosen })}
        />
      )}
      <MarkdownEditor
        label={labels.content}
        field={field}
        value={content}
        maxLength={communityLimits.post}
        onChange={(text) => onChange({ content: text })}
        onSend={onSend}
      />
      <Field label={labels.tags} optional help={`Up to ${communityLimits.tags}, with commas between them`}>
        <Input dir="auto" value={tags} onChange={({ target }) => onChange({ tags: target.value })} />
      </Field>
    </>
  )
}
