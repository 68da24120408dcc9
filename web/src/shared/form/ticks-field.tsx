import { useField } from 'formik'
import { useId } from 'react'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import * as S from './group.styles.ts'

type TicksFieldProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  columns: number
}

/** Any number of choices, of which at least one is needed. */
export function TicksField({ name, label, options, columns }: TicksFieldProps) {
  const faultId = useId()
  const [{ value: chosen }, { touched, error }, { setValue, setTouched }] = useField<string[]>(name)
  const fault = touched ? error : undefined
  const toggle = async (value: string, on: boolean) => {
    const listed = options.map((option) => option.value)
    await setTouched(true, false)
    await setValue(listed.filter((own) => (own === value ? on : chosen.includes(own))))
  }
  return (
    <S.Group aria-describedby={fault ? faultId : undefined}>
      <legend>{label}</legend>
      <S.Ticks $columns={columns}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => void toggle(option.value, target.checked)}
            invalid={Boolean(fault)}
          />
        ))}
      </S.Ticks>
      <FieldFault id={faultId}>{fault}</FieldFault>
    </S.Group>
  )
}
