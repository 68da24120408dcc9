import styled from 'styled-components'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../text/visually-hidden.ts'
import { theme } from '../theme/theme.ts'

/** The parts of a page that is made of several. */
export const Parts = styled.div`
  display: grid;
  gap: ${theme.s10};
`

/** Holds the places of the parts to come; `says` is said, not shown. */
export function PartsSkeleton({ message, heights }: { message: string; heights: readonly number[] }) {
  return (
    <Parts>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {heights.map((height) => (
        <Skeleton key={height} $h={height} />
      ))}
    </Parts>
  )
}
