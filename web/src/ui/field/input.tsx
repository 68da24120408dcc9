import type { ComponentProps } from 'react'
import { useFieldAttributes } from './field-context.ts'
import * as S from './input.styles.ts'

type InputProps = ComponentProps<'input'> & {
  /** Stands inside, before the text: a currency sign. */
  sign?: string
}

export function Input({ sign, ...props }: InputProps) {
  const tied = useFieldAttributes(props)
  if (!sign) return <S.Input {...props} {...tied} />
  return (
    <S.Around>
      <S.Before aria-hidden="true">{sign}</S.Before>
      <S.Input {...props} {...tied} $start />
    </S.Around>
  )
}
