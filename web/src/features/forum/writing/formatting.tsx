import type { RefObject } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Bold, Code, Italic, Link, List, TextQuote } from '../../../ui/icon/icons.ts'
import { type Format, formats } from './format.ts'
import * as S from './writing.styles.ts'

const icons = { Bold, Italic, Quote: TextQuote, List, Code, Link } satisfies Record<Format, unknown>
const offered = Object.keys(formats) as Format[]

type FormattingProps = { field: RefObject<HTMLTextAreaElement | null>; onChange: (text: string) => void }

/** Sets the signs of Markdown around what is selected, for those who do not know them. */
export function Formatting({ field, onChange }: FormattingProps) {
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
