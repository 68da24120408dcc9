import { type ComponentProps, type RefObject, useDeferredValue, useId } from 'react'
import { MentionTextarea } from '../../../entities/written/mention-textarea.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Bold, Code, Italic, Link, List, TextQuote } from '../../../ui/icon/icons.ts'
import { LongText } from '../../../ui/long-text/long-text.tsx'
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

interface Selected {
  text: string
  from: number
  to: number
}

/** Around what is selected. */
const around =
  (before: string, after = before) =>
  ({ text, from, to }: Selected): Selected => ({
    text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
    from: from + before.length,
    to: to + before.length,
  })

/** Before every line of what is selected. */
const eachLine =
  (sign: string) =>
  ({ text, from, to }: Selected): Selected => {
    const start = text.lastIndexOf('\n', from - 1) + 1
    const lines = text.slice(start, to).split('\n')
    const signed = lines.map((line) => sign + line).join('\n')
    return { text: text.slice(0, start) + signed + text.slice(to), from: from + sign.length, to: start + signed.length }
  }

/** What can be done to a part of a text, by name. */
const formats = {
  Bold: around('**'),
  Italic: around('_'),
  Quote: eachLine('> '),
  List: eachLine('- '),
  Code: around('`'),
  Link: around('[', '](https://)'),
} as const
type Format = keyof typeof formats

const icons = { Bold, Italic, Quote: TextQuote, List, Code, Link } satisfies Record<Format, unknown>
const offered = Object.keys(formats) as Format[]

type FormattingProps = { field: RefObject<HTMLTextAreaElement | null>; onChange: (text: string) => void }

/** Sets the signs of Markdown around what is selected, for those who do not know them. */
function Formatting({ field, onChange }: FormattingProps) {
  const apply = (format: Format) => {
    const area = field.current
    if (!area) return
    const { value: text, selectionStart, selectionEnd } = area
    const next = formats[format]({ text, from: selectionStart, to: selectionEnd })
    onChange(next.text)
    // Once the field has the new text.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(next.from, next.to)
    })
  }
  return (
    <S.Formats role="group" aria-label="Formatting">
      {offered.map((format) => {
        const Icon = icons[format]
        return (
          <IconButton key={format} label={format} onClick={() => apply(format)}>
            <Icon size={16} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        )
      })}
    </S.Formats>
  )
}
