import { type ReactNode, useId, useMemo } from 'react'
import * as S from './field.styles.ts'
import { FieldContext } from './field-context.ts'
import { FieldFault } from './field-fault.tsx'

type FieldProps = {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  optional?: boolean
  /** One Input, PasswordInput, Textarea or Select: it takes its id and messages from here. */
  children: ReactNode
  className?: string
}

/** A control with its label above and its help or error under it, tied together for screen readers. */
export function Field({ label, help, error, optional = false, children, className }: FieldProps) {
  const id = useId()
  const invalid = Boolean(error)
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const describedBy = [invalid && errorId, help && helpId].filter(Boolean).join(' ') || undefined
  const link = useMemo(() => ({ id, describedBy, invalid }), [id, describedBy, invalid])
  return (
    <S.Field className={className}>
      <S.Label htmlFor={id}>
        <span>{label}</span>
        {optional && <small> (optional)</small>}
      </S.Label>
      <FieldContext value={link}>{children}</FieldContext>
      <FieldFault id={errorId}>{error}</FieldFault>
      {help && <S.Help id={helpId}>{help}</S.Help>}
    </S.Field>
  )
}
