import { useField } from 'formik'
import type { ReactNode } from 'react'
import { Segments } from '../../ui/field/segments.tsx'

type SegmentsFieldProps = {
  name: string
  label: string
  help: ReactNode
  options: readonly { value: string; label: string }[]
}

/** One of a few choices, as a field of a form. */
export function SegmentsField({ name, label, help, options }: SegmentsFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name)
  return (
    <Segments
      {...{ name, help, options, value }}
      legend={label}
      onChange={(chosen) => void setValue(chosen)}
      onBlur={() => void setTouched(true)}
      error={touched ? error : undefined}
    />
  )
}
