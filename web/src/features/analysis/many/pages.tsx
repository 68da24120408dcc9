import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { count } from '../blocks/in-words.ts'
import * as S from './result.styles.ts'

/** The way to the pages before and after this one; nothing where there is only one. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { pathname, search } = useLocation()
  if (pages < 2) return null
  const to = (other: number) => {
    const address = new URLSearchParams(search)
    address.set('page', String(other))
    return `${pathname}?${address}`
  }
  return (
    <S.Pages aria-label="Pages">
      {page > 1 && <ButtonLink to={to(page - 1)}>Previous</ButtonLink>}
      <Meta as="span">{`Page ${count(page)} of ${count(pages)}`}</Meta>
      {page < pages && <ButtonLink to={to(page + 1)}>Next</ButtonLink>}
    </S.Pages>
  )
}
