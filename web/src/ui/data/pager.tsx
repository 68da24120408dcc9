import styled from 'styled-components'
import { Button } from '../button/button.tsx'
import { Meta } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

const Face = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s4};
  min-height: ${theme.controlS};
  > :first-child {
    margin-right: auto;
  }
`
const number = (count: number) => count.toLocaleString('en-GB')

type PagerProps = {
  page: number
  pages: number
  /** How many there are of all pages: "48 comments". */
  message: string
  onTurn: (page: number) => void
}

/** Which page of a list this is, and the way to those before and after it. */
export function Pager({ page, pages, message, onTurn }: PagerProps) {
  return (
    <Face aria-label="Pages">
      <Meta role="status">{pages > 1 ? `${message} · page ${number(page)} of ${number(pages)}` : message}</Meta>
      {page > 1 && (
        <Button small onClick={() => onTurn(page - 1)}>
          Previous
        </Button>
      )}
      {page < pages && (
        <Button small onClick={() => onTurn(page + 1)}>
          Next
        </Button>
      )}
    </Face>
  )
}
