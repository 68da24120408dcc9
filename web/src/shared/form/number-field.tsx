import { type NumberKind, readTypedNumber, typedAs } from '@storyright/contracts/vocabulary'
import { useField } from 'formik'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { QuietButton } from '../../ui/button/quiet-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { theme } from '../../ui/theme/theme.ts'
import { doubtWords } from './typed-number.ts'

type NumberInputProps = Omit<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'value' | 'onChange' | 'onKeyDown' | 'ref'
> & {
  kind: NumberKind
  /** What an arrow key adds or takes away; without it they do nothing. */
  step?: number
  label: string
  help?: ReactNode
  optional?: boolean
  error?: ReactNode
  value: string
  onType: (text: string) => void
}

/**
 * A field for an amount, a percentage or a count; a doubtful text is asked about, and its likely meaning can be taken. It is a text field:
 * a browser's own number field drops what it cannot read, and changes under the wheel.
 */
export function NumberInput({ kind, label, help, optional = false, error, value, onType, ...input }: NumberInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const read = readTypedNumber(value, kind)
  const doubt = error && read.is === 'doubtful' ? read.suggestion : null
  const take = (suggestion: number) => {
    onType(typedAs(suggestion, kind).replace(/^[^\d-]+|%$/g, ''))
    field.current?.focus()
  }
  const stepped = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (!way || !input.step || (read.is !== 'number' && read.is !== 'blank')) return
    event.preventDefault()
    onType(String(Math.max(0, (read.is === 'number' ? read.value : 0) + way * input.step)))
  }
  return (
    <Field
      label={label}
      help={help}
      optional={optional}
      error={
        doubt !== null && error === doubtWords(value, kind) ? (
          <Asked>
            <span>{error}</span>
            <Take onClick={() => take(doubt)}>{`Use ${typedAs(doubt, kind)}`}</Take>
          </Asked>
        ) : (
          error
        )
      }
    >
      <Input
        {...input}
        {...(!optional && { 'aria-required': true })}
        ref={field}
        type="text"
        inputMode={kind === 'count' ? 'numeric' : 'decimal'}
        onKeyDown={stepped}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}

type NumberFieldProps = Omit<NumberInputProps, 'value' | 'onType' | 'error' | 'name'> & { name: string }

/** The same as a field of a form. */
export function NumberField(props: NumberFieldProps) {
  const [{ value, onBlur }, { touched, error }, { setValue }] = useField<string>(props.name)
  return (
    <NumberInput
      {...props}
      value={value}
      onType={(text) => void setValue(text)}
      onBlur={onBlur}
      error={touched && error}
    />
  )
}

const Asked = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.s2};
`
const Take = styled(QuietButton)`
  color: inherit;
  text-decoration: underline;
  min-height: 24px;
  margin-block: -3px;
`
