import type { ComponentProps } from 'react'
import { Search } from '../icon/icons.ts'
import * as S from './input.styles.ts'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & { label: string }

/** A search box; its label is said, the placeholder shown. */
export function SearchField({ label, className, ...props }: SearchFieldProps) {
  return (
    <S.Search className={className}>
      <S.Before>
        <Search size={18} strokeWidth={1.6} aria-hidden="true" />
      </S.Before>
      <S.Input {...props} type="search" enterKeyHint="search" aria-label={label} />
    </S.Search>
  )
}
