import { type FieldInputProps, useField } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { Input } from '../../ui/field/input.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { Meta } from '../../ui/text/text.ts'

type Common = { name: string; label: string; help?: ReactNode; optional?: boolean }

type Tied = FieldInputProps<string> & { 'aria-required'?: true }

/** A field of a form around its control: what is wrong with it shows once it was left. */
function Tie({ name, label, help, optional = false, children }: Common & { children: (tied: Tied) => ReactNode }) {
  const [field, { touched, error }] = useField<string>(name)
  return (
    <Field label={label} help={help} optional={optional} error={touched && error}>
      {children({ ...field, ...(!optional && { 'aria-required': true }) })}
    </Field>
  )
}

export function TextField({ name, label, help, optional = false, ...input }: Common & ComponentProps<typeof Input>) {
  return <Tie {...{ name, label, help, optional }}>{(tied) => <Input {...input} {...tied} />}</Tie>
}

export function PasswordField({ name, label, help, ...input }: Common & ComponentProps<typeof PasswordInput>) {
  return <Tie {...{ name, label, help }}>{(tied) => <PasswordInput {...input} {...tied} />}</Tie>
}

type TextareaFieldProps = Common & Omit<ComponentProps<typeof Textarea>, 'value'>
export function TextareaField({ name, label, help, optional = false, ...input }: TextareaFieldProps) {
  return <Tie {...{ name, label, help, optional }}>{(tied) => <Textarea {...input} {...tied} />}</Tie>
}

export function SelectField({ name, label, help, optional = false, options }: Common & ComponentProps<typeof Select>) {
  const choose = ({ 'aria-required': _required, ...field }: Tied) => <Select options={options} {...field} />
  return <Tie {...{ name, label, help, optional }}>{choose}</Tie>
}

const Agreement = styled.div`
  display: grid;
  gap: 6px;
`

export function CheckboxField({ name, label, help }: { name: string; label: ReactNode; help?: ReactNode }) {
  const [field, { touched, error }] = useField<boolean>({ name, type: 'checkbox' })
  const fault = touched && error
  const describedBy = [fault && `${name}-fault`, help && `${name}-help`].filter(Boolean).join(' ')
  return (
    <Agreement>
      <Checkbox
        name={name}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label={label}
        invalid={Boolean(fault)}
        aria-describedby={describedBy || undefined}
      />
      <FieldFault id={`${name}-fault`}>{fault}</FieldFault>
      {help && <Meta id={`${name}-help`}>{help}</Meta>}
    </Agreement>
  )
}
