import { type ComponentProps, useDeferredValue, useId } from 'react'
import { MentionTextarea } from '../../../entities/written/mention-textarea.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { LongText } from '../../../ui/long-text/long-text.tsx'
import { Formatting } from './formatting.tsx'
import * as S from './writing.styles.ts'

type MarkdownEditorProps = Pick<
  ComponentProps<typeof MentionTextarea>,
  'value' | 'onChange' | 'onSend' | 'field' | 'autoFocus' | 'maxLength' | 'placeholder'
> & { label: string; field: NonNullable<ComponentProps<typeof MentionTextarea>['field']> }

/** A text with what it will look like beside it. */
export function MarkdownEditor({ label, ...area }: MarkdownEditorProps) {
  const { value, field, onChange } = area
  const id = useId()
  // Typing goes first; what it looks like follows.
  const shown = useDeferredValue(value)
  return (
    <S.Editor>
      <S.Typed>
        <Field label={label} help="Markdown: **bold**, _italic_, > quote, - list, `code`. @ mentions somebody.">
          <Formatting field={field} onChange={onChange} />
          <MentionTextarea place="forum" rows={9} {...area} />
        </Field>
      </S.Typed>
      <S.Preview aria-labelledby={id}>
        <h3 id={id}>Preview</h3>
        <S.Shown tabIndex={0}>
          {shown.trim() === '' ? <S.NoPreview>What you write is shown here.</S.NoPreview> : <LongText text={shown} />}
        </S.Shown>
      </S.Preview>
    </S.Editor>
  )
}
