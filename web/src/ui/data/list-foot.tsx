import styled from 'styled-components'
import { Button } from '../button/button.tsx'
import { Meta } from '../text/text.ts'
import { theme } from '../theme/theme.ts'

// What is not seen yet cannot be seen to move.
const Face = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.s4};
  min-height: ${theme.controlS};
  visibility: ${({ $isEmpty }) => ($isEmpty ? 'hidden' : 'visible')};
`
const number = (count: number) => count.toLocaleString('en-GB')

type ListFootProps = {
  shown: number
  total: number
  /** Only while there are more. */
  onMore: (() => void) | false
  busy?: boolean
}

/** How many of a list are shown, and more of them. */
export function ListFoot({ shown, total, onMore, busy = false }: ListFootProps) {
  return (
    <Face $isEmpty={shown === 0 && !onMore}>
      <Meta role="status">{shown > 0 && `Showing ${number(shown)} of ${number(total)}`}</Meta>
      {onMore && (
        <Button small busy={busy} onClick={onMore}>
          Load More
        </Button>
      )}
    </Face>
  )
}
