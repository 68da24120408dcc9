import type { ComponentProps, ReactNode } from 'react'
import * as S from './choice.styles.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; invalid?: boolean }

export function Checkbox({ label, invalid = false, className, ...props }: CheckboxProps) {
  return (
    <S.Check className={className}>
      <input {...props} type="checkbox" {...(invalid && { 'aria-invalid': true })} />
      <span>{label}</span>
    </S.Check>
  )
}
