import { bookLimits, describeLine, formatBook, formatLine } from '@storyright/rights'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { type EditedBook, placeOf, tooLong } from './book-text.rules.ts'

const Face = styled.section`
  display: grid;
  gap: ${theme.s4};
  align-content: start;
  min-width: 0;
  textarea {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    line-height: 1.6;
  }
  > button {
    justify-self: start;
  }
  ul {
    margin: calc(-1 * ${theme.s3}) 0 0;
    padding-left: ${theme.s5};
    list-style: disc;
  }
`

/** How many lines are said in words; the others stand in the text. */
const shown = 8

type BookTextProps = { edited: EditedBook; isReadOnly: boolean; onType: (text: string) => void }

/** The same book as text: what is typed is read as it is typed, and the grid follows it. */
export function BookText({ edited: { text, book, errors }, isReadOnly, onType }: BookTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = errors[0]
  const place = fault && placeOf(text, fault)
  const goThere = () => {
    field.current?.focus()
    field.current?.setSelectionRange(place!.offset, text.length)
  }
  const message = fault ? `Row ${place!.row}, character ${place!.character}: ${fault.message}.` : tooLong(book)
  const rows = Math.min(14, Math.max(6, text.split('\n').length + Math.ceil(text.length / 44)))
  return (
    <Face aria-label="As text">
      <SectionHead title="As text" />
      <Field
        label="Rights on offer, line by line"
        error={message}
        help={
          <>
            <span>Territories; languages; rights; window; exclusivity. “||” between lines, for example </span>
            <code>World ex US; en; film+tv; ..2029-11-30; exclusive</code>
          </>
        }
      >
        <Textarea
          ref={field}
          rows={rows}
          value={text}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      {fault && (
        <Button small onClick={goThere}>
          Go to the fault
        </Button>
      )}
      <p>{fault ? 'Last read as:' : 'In words:'}</p>
      <ul>
        {book.slice(0, shown).map((line) => (
          <li key={formatLine(line)}>{describeLine(line)}</li>
        ))}
        {book.length > shown && <li>{`and ${book.length - shown} more lines`}</li>}
      </ul>
      {!isReadOnly && (
        <p>{`${book.length} of ${bookLimits.lines} lines, ${formatBook(book).length} of ${bookLimits.characters.toLocaleString('en-GB')} characters.`}</p>
      )}
    </Face>
  )
}
