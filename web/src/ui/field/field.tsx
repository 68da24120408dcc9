import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo } from 'react'
import * as S from './field.styles.ts'
import { FieldContext } from './field-context.ts'

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
        {label} {optional && <small>(optional)</small>}
      </S.Label>
      <FieldContext value={link}>{children}</FieldContext>
      {invalid && (
        <S.Fault id={errorId} role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          <span>{error}</span>
        </S.Fault>
      )}
      {help && <S.Help id={helpId}>{help}</S.Help>}
    </S.Field>
  )
}
