import { type ComponentProps, useId } from 'react'
import { useFieldAttributes } from './field-context.ts'
import * as S from './input.styles.ts'

type TextareaProps = ComponentProps<'textarea'> & {
  value: string
  /** Counts under the field: "46/1000 characters", or "0/500" without a unit. */
  count?: { max: number; unit?: string }
}

export function Textarea({ count, ...props }: TextareaProps) {
  const countId = useId()
  const tied = useFieldAttributes(props, count && countId)
  return (
    <div>
      <S.Textarea {...props} {...tied} />
      {count && (
        <S.Count id={countId}>{`${props.value.length}/${count.max}${count.unit ? ` ${count.unit}` : ''}`}</S.Count>
      )}
    </div>
  )
}
