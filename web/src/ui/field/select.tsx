import type { ComponentProps } from 'react'
import { useFieldAttributes } from './field-context.ts'
import * as S from './input.styles.ts'

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[]
  small?: boolean
}

/** The browser's own list: it knows every keyboard and every phone. */
export function Select({ options, small = false, ...props }: SelectProps) {
  const tied = useFieldAttributes(props)
  return (
    <S.Select {...props} {...tied} $small={small}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </S.Select>
  )
}
