import { useField } from 'formik'
import { Help } from '../../ui/field/field.styles.ts'
import * as S from './form.styles.ts'

type SegmentsFieldProps = {
  name: string
  label: string
  help: string
  options: readonly { value: string; label: string }[]
}

/** One of a few choices, all in view. */
export function SegmentsField({ name, label, help, options }: SegmentsFieldProps) {
  const [{ value: chosen, onChange }] = useField<string>(name)
  return (
    <S.Group>
      <legend>{label}</legend>
      <S.Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={chosen === option.value}
              onChange={onChange}
            />
            {option.label}
          </label>
        ))}
      </S.Segments>
      <Help>{help}</Help>
    </S.Group>
  )
}
