import { useId, useState } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import * as S from './choice.styles.ts'
import { FieldFault } from './field-fault.tsx'

export type Choice = { value: string; label: string; count?: number; mark?: 'ok' | 'wait' | 'bad' }
type RadioListProps = {
  legend: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** What a choice's number counts, said after it. */
  counted?: string
  /** How many to show before "Show all", which does not count the choice of nothing; the chosen one always shows. */
  first?: number
  error?: string | false
}

/** One choice of several in a column, each with how many it would leave: a filter of the browse rail. */
export function RadioList({
  legend,
  options,
  value,
  onChange,
  counted,
  first = options.length,
  error,
}: RadioListProps) {
  const name = useId()
  const errorId = `${name}-error`
  const [all, setAll] = useState(false)
  const shown = options.filter((option, place) => all || place < first || option.value === value)
  return (
    <S.Fieldset {...(error && { 'aria-describedby': errorId })}>
      <legend>{legend}</legend>
      {shown.map(({ value: own, label, count, mark }) => (
        <S.Pick key={own} $chosen={own === value} $faint={count === 0}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            {...(error && { 'aria-invalid': true })}
          />
          {mark && <S.Mark $tone={mark} aria-hidden="true" />}
          <span>{label}</span>
          {count !== undefined && (
            <S.Tally>
              {count.toLocaleString('en-GB')}
              {counted && <VisuallyHidden>{` ${counted}`}</VisuallyHidden>}
            </S.Tally>
          )}
        </S.Pick>
      ))}
      {options.length > first && (
        <S.More type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          <span>{all ? 'Show fewer' : `Show all ${options.filter((option) => option.value).length}`}</span>
          <VisuallyHidden>{` ${legend}`}</VisuallyHidden>
        </S.More>
      )}
      <FieldFault id={errorId}>{error}</FieldFault>
    </S.Fieldset>
  )
}
