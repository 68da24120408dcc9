import type { ReactNode } from 'react'
import { CircleAlert } from '../icon/icons.ts'
import * as S from './field.styles.ts'

/** What is wrong with the control above; nothing while nothing is. */
export function FieldFault({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null
  return (
    <S.Fault id={id} role="alert">
      <CircleAlert size={15} aria-hidden="true" />
      <span>{children}</span>
    </S.Fault>
  )
}
