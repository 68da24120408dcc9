import type { ComponentProps } from 'react'
import { CheckboxField, TextareaField } from '../../../shared/form/fields.tsx'
import * as S from './sections.styles.ts'

/** A text across the whole form; most may be left out. */
export function WideText({ optional = true, ...field }: ComponentProps<typeof TextareaField>) {
  return (
    <S.Full>
      <TextareaField {...field} optional={optional} />
    </S.Full>
  )
}

/** A tick across the whole form. */
export function WideTick(tick: ComponentProps<typeof CheckboxField>) {
  return (
    <S.Full>
      <CheckboxField {...tick} />
    </S.Full>
  )
}
