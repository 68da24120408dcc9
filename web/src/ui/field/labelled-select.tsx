import { Field } from './field.tsx'
import { Select } from './select.tsx'

type LabelledSelectProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a list that is known beforehand, and its label: outside of a form, where a choice counts at once. */
export function LabelledSelect<Value extends string>({ label, onChange, ...select }: LabelledSelectProps<Value>) {
  return (
    <Field label={label}>
      <Select {...select} onChange={({ target }) => onChange(target.value as Value)} />
    </Field>
  )
}
