import { useField } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Input } from '../../ui/field/input.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'

type Common = { name: string; label: string; help?: ReactNode; optional?: boolean }

function useFieldState({ name }: Common) {
  const [field, { touched, error }] = useField<string>(name)
  return { field, error: touched ? error : undefined }
}

const fieldProps = ({ label, help, optional = false }: Common, error: string | undefined) => ({
  label,
  optional,
  ...(help !== undefined && { help }),
  ...(error && { error }),
})

export function TextField({ name, label, help, optional, ...input }: Common & ComponentProps<typeof Input>) {
  const own = { name, label, help, ...(optional && { optional }) }
  const { field, error } = useFieldState(own)
  return (
    <Field {...fieldProps(own, error)}>
      <Input {...input} {...field} {...(!optional && { 'aria-required': true })} />
    </Field>
  )
}

export function PasswordField({ name, label, help, ...input }: Common & ComponentProps<typeof PasswordInput>) {
  const own = { name, label, help }
  const { field, error } = useFieldState(own)
  return (
    <Field {...fieldProps(own, error)}>
      <PasswordInput {...input} {...field} aria-required />
    </Field>
  )
}

export function TextareaField(props: Common & Omit<ComponentProps<typeof Textarea>, 'value'>) {
  const { name, label, help, optional, ...input } = props
  const own = { name, label, help, ...(optional && { optional }) }
  const { field, error } = useFieldState(own)
  return (
    <Field {...fieldProps(own, error)}>
      <Textarea {...input} {...field} {...(!optional && { 'aria-required': true })} />
    </Field>
  )
}

export function SelectField({ name, label, help, optional, options }: Common & ComponentProps<typeof Select>) {
  const own = { name, label, help, ...(optional && { optional }) }
  const { field, error } = useFieldState(own)
  return (
    <Field {...fieldProps(own, error)}>
      <Select options={options} {...field} />
    </Field>
  )
}

const Agreement = styled.div`
  display: grid;
  gap: 6px;
`

export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' })
  const fault = touched && error
  return (
    <Agreement>
      <Checkbox
        name={name}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label={label}
        invalid={Boolean(fault)}
        aria-describedby={fault ? `${name}-fault` : undefined}
      />
      <FieldFault id={`${name}-fault`}>{fault}</FieldFault>
    </Agreement>
  )
}
