import { getIn } from 'formik'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Segments } from '../../ui/field/segments.tsx'
import { below, theme } from '../../ui/theme/theme.ts'
import { firstChoice, merged, type Side } from './merge.ts'
import type { Conflict } from './use-versions.ts'

const Field = styled.section`
  display: grid;
  gap: ${theme.s3};
  padding-top: ${theme.s4};
  border-top: ${theme.hair} solid ${theme.line};
`
const Texts = styled.dl`
  margin: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s4};
  ${below.phone} {
    grid-template-columns: 1fr;
  }
`
const Text = styled.div<{ $chosen: boolean }>`
  min-width: 0;
  padding-left: ${theme.s3};
  border-left: 3px solid ${({ $chosen }) => ($chosen ? theme.ink : theme.line)};
  dt {
    font-size: ${theme.t13};
    color: ${theme.ink2};
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`

/** How a form's fields are called, and how a value of one reads. */
export interface FieldWords {
  labels: Readonly<Record<string, string>>
  read?: (field: string, value: unknown) => string | undefined
}

type ConflictDialogProps<Values> = {
  conflict: Conflict<Values>
  words: FieldWords
  onLeave: () => void
  /** With mine, and theirs where that was chosen. */
  onSave: (values: Values) => void
}

const sides: readonly { value: Side; label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
]

/** Both texts of every field that somebody else has changed meanwhile, and the choice between them. */
export function ConflictDialog<Values>({ conflict, words, onLeave, onSave }: ConflictDialogProps<Values>) {
  const id = useId()
  const [choices, setChoices] = useState(() =>
    Object.fromEntries(conflict.fields.map((field) => [field, firstChoice(field, conflict)])),
  )
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onLeave()}
      title="Changed while you were editing"
      description="This was saved elsewhere, perhaps by you in another tab, after you opened it. Nothing you typed is lost: choose for each field, then save."
      actions={
        <>
          <Button onClick={onLeave}>Back to the form</Button>
          <Button variant="primary" onClick={() => onSave(merged(conflict, choices))}>
            Save
          </Button>
        </>
      }
    >
      {conflict.fields.map((field) => (
        <Field key={field}>
          <Segments
            name={`${id}${field}`}
            legend={words.labels[field] ?? field}
            options={sides}
            value={choices[field]!}
            onChange={(side) => setChoices({ ...choices, [field]: side as Side })}
          />
          <Texts>
            {(['mine', 'theirs'] as const).map((side) => (
              <Text key={side} $chosen={choices[field] === side}>
                <dt>{side === 'mine' ? 'Mine' : 'Theirs'}</dt>
                <dd>{asRead(words, field, getIn(conflict[side], field))}</dd>
              </Text>
            ))}
          </Texts>
        </Field>
      ))}
    </Dialog>
  )
}

function asRead({ read }: FieldWords, field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => asRead({ labels: {}, ...(read && { read }) }, field, one)).join(', ') || nothing
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = value === null || value === undefined ? '' : String(value)
  return read?.(field, value) || text || nothing
}
const nothing = 'Nothing'
